// as: apps/server/src/features/orders/bad.ts
import type { QuoteSigner } from '../quotes/ports.ts';
export type Bad = QuoteSigner;
