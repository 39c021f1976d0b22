// as: apps/portal/vite.config.ts
import { openDatabase } from '@riderbell/server/adapters/postgres/database.ts';
export const bad = openDatabase;
