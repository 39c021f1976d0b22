// as: apps/server/src/features/orders/bad.ts
import { openDatabase } from '../../adapters/postgres/database.ts';
export const bad = openDatabase;
