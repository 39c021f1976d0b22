// as: apps/server/src/adapters/places/bad.ts
import { openDatabase } from '../postgres/database.ts';
export const bad = openDatabase;
