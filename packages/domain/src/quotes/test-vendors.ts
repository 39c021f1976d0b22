import type { CurrencyCode } from '../countries/currencies.ts';
import { amountsIn } from '../countries/money.ts';
import type { Deliverability } from './delivery-area.ts';
import { type DeliveryFee, withVoucher } from './delivery-fee.ts';

/**
 * What an order of a test vendor costs where no rider could go and no price could be computed, in whole units of the country's currency:
 * 1337 baht, dinars or yen (specification §4, §9: Test vendor fallback fee).
 */
export const testVendorFee = 1337;

/** The vendors with which a deployment is tried out, by their ids. */
export type TestVendors = ReadonlySet<string>;

/** The fallback fee as a price, in minor units; all of it is base. */
export function fallbackFee(currency: CurrencyCode): DeliveryFee {
  return withVoucher({ base: amountsIn(currency)(testVendorFee), distance: 0, surcharge: 0 }, null);
}

/**
 * Whether an order that a rider could not bring is treated as deliverable because its vendor is a test vendor: however far and wherever it
 * goes. A collection point without coordinates has no way to begin with, and the service hours are a question of their own (specification §4).
 */
export function isExcused(answer: Deliverability, vendorId: string, testVendors: TestVendors): boolean {
  return !answer.ok && (answer.reason === 'too-far' || answer.reason === 'outside-area') && testVendors.has(vendorId);
}
