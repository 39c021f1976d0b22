// as: packages/domain/src/orders/bad.ts
import { readFileSync } from 'node:fs';
export const bad = readFileSync;
