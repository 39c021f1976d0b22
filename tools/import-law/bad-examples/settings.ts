// as: apps/server/src/settings/bad.ts
import { openDatabase } from '../adapters/postgres/database.ts';
export const bad = openDatabase;
