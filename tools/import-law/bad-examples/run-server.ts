// as: apps/server/src/run-server.ts
import { openDatabase } from './adapters/postgres/database.ts';
export const bad = openDatabase;
