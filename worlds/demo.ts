import type { CountryCode } from '@riderbell/domain/countries/country.ts';
import { areaOfCity } from './cities/areas.ts';
import { demoOrders } from './demo-orders.ts';
import { demoScene } from './demo-scene.ts';
import { demoAccount, managerAccount, otherAccount, requesterAccount } from './demo-vendors.ts';
import { demoVouchers } from './demo-vouchers.ts';
import type { World } from './world.ts';

/**
 * The data of a first start (specification §1, Demo data): in Bangkok, or with the same names and sign-ins in the city of another
 * country. @param now epoch milliseconds, to which all times are relative
 */
export function demoWorld(now: number, country: CountryCode = 'TH'): World {
  const scene = demoScene(country);
  return {
    name: 'demo',
    accounts: [demoAccount, otherAccount, managerAccount, requesterAccount],
    vendors: scene.vendors,
    riders: scene.riders,
    orders: demoOrders(scene, now),
    areas: [{ city: scene.country.city, area: areaOfCity(country) }],
    vouchers: demoVouchers(now),
    // Lets one of the vendors show this method: a-001 offers it.
    parameters: [{ parameter: 'paymentMethods', value: `${scene.country.payment.allowed}|PAY_AT_PICKUP` }],
  };
}
