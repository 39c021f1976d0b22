// as: apps/server/src/main.ts
import { openDatabase } from './adapters/postgres/database.ts';
export const bad = openDatabase;
