import type { WorldVoucher } from './world.ts';

const day = 24 * 60 * 60_000;

/** `WELCOME10`: 10 % off the delivery fee; `EXPIRED1`: expired yesterday (specification §1). @param now epoch milliseconds */
export function demoVouchers(now: number): readonly WorldVoucher[] {
  return [
    { code: 'WELCOME10', type: 'percent', amount: 10, validUntil: null },
    { code: 'EXPIRED1', type: 'percent', amount: 10, validUntil: new Date(now - day).toISOString() },
  ];
}
