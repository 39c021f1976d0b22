// as: apps/server/src/live/bad.ts
import { openDatabase } from '../adapters/postgres/database.ts';
export const bad = openDatabase;
