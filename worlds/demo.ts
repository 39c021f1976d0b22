import { demoOrders } from './demo-orders.ts';
import { demoRiders } from './demo-riders.ts';
import { demoAccount, demoVendors, otherAccount } from './demo-vendors.ts';
import type { World } from './world.ts';

/** What a first start shows (decisions: Demo data). @param now epoch milliseconds; the past is told from there */
export function demoWorld(now: number): World {
  return {
    name: 'demo',
    accounts: [demoAccount, otherAccount],
    vendors: demoVendors,
    riders: demoRiders,
    orders: demoOrders(now),
  };
}
