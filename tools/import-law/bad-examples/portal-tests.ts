// as: apps/portal/tests/bad.test.ts
import { openDatabase } from '@riderbell/server/adapters/postgres/database.ts';
export const bad = openDatabase;
