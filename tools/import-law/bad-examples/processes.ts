// as: apps/server/src/processes/bad.ts
import { openDatabase } from '../adapters/postgres/database.ts';
export const bad = openDatabase;
