import type { FleetOrder } from '@riderbell/server/features/fleet/ports.ts';
import { expect, it } from 'vitest';
import { simulatedFleet, type Simulation } from './simulated-fleet.ts';

const place = { phoneNumber: '+66800000001', latitude: 13.7, longitude: 100.5 };
const order: FleetOrder = {
  orderId: 'd001-7K3M9QX2AB',
  revision: 1,
  collectionPoint: { name: 'Baan Coffee', address: 'Sukhumvit Soi 21', notes: '', ...place },
  customer: { name: 'Somsri', address: '12/4, Baan Suan', notes: 'blue gate', ...place },
  description: '2 iced lattes',
  paymentMethod: 'PAID',
  amount: 26_550,
  change: null,
  currency: 'THB',
  ageValidationRequired: false,
  preorderedFor: null,
};

it('asks the fleet to collect a scheduled order at its time, and any other as soon as possible', async () => {
  const requests: Parameters<Simulation['dispatch']>[0][] = [];
  const fleet = simulatedFleet({
    dispatch: async (request) => void requests.push(request),
    cancel: async () => undefined,
  });
  const due = Date.parse('2026-11-21T12:00:00Z');
  await fleet.dispatch({ ...order, preorderedFor: due / 1000 });
  await fleet.dispatch(order);
  expect(requests.map(({ collectAt }) => collectAt)).toEqual([due, null]);
});
