import type { CurrencyCode } from '../countries/currencies.ts';
import { amountsIn } from '../countries/money.ts';
import type { Deliverability } from './delivery-area.ts';
import { type DeliveryFee, withVoucher } from './delivery-fee.ts';

/**
 * The fee of a test vendor's order that no rider could deliver, so that no price can be calculated, in whole units of the country's
 * currency: 1337 baht, dinars or yen (specification §4, §9: Test vendor fallback fee).
 */
export const testVendorFee = 1337;

/** The ids of the vendors with which an operator tests a deployment. */
export type TestVendors = ReadonlySet<string>;

/** The fallback fee as a price, in minor units; all of it is base. */
export function fallbackFee(currency: CurrencyCode): DeliveryFee {
  return withVoucher({ base: amountsIn(currency)(testVendorFee), distance: 0, surcharge: 0 }, null);
}

/**
 * Whether an undeliverable order counts as deliverable because its vendor is a test vendor: at any distance and outside any area. A
 * collection point without coordinates has no route at all, and the service hours apply to test vendors too (specification §4).
 */
export function isAcceptedForTestVendor(answer: Deliverability, vendorId: string, testVendors: TestVendors): boolean {
  return !answer.ok && (answer.reason === 'too-far' || answer.reason === 'outside-area') && testVendors.has(vendorId);
}
