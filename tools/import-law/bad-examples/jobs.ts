// as: apps/server/src/jobs/bad.ts
import { openDatabase } from '../adapters/postgres/database.ts';
export const bad = openDatabase;
