// as: worlds/bad.ts
import { openDatabase } from '@riderbell/server/adapters/postgres/database.ts';
export const bad = openDatabase;
