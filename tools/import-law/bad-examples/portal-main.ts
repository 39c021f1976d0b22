// as: apps/portal/src/main.tsx
import { openDatabase } from '@riderbell/server/adapters/postgres/database.ts';
export const bad = openDatabase;
