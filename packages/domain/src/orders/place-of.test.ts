import { expect, test } from 'vitest';
import { orderThrough } from './order-samples.ts';
import { fleetPlaceOf, placeOf } from './place-of.ts';

test('placeOf returns the status of an order', () => {
  expect(placeOf(orderThrough(['NEW', 'PICKED_UP']))).toBe('PICKED_UP');
});

test('placeOf returns the previous status of a delayed or modified order', () => {
  expect(placeOf(orderThrough(['NEW', 'NEAR_VENDOR', 'DELAYED']))).toBe('NEAR_VENDOR');
  expect(placeOf(orderThrough(['NEW', 'RECEIVED', 'MODIFIED', 'DELAYED']))).toBe('RECEIVED');
});

test('placeOf returns DELAYED for a delayed order without a history', () => {
  expect(placeOf({ status: 'DELAYED', status_history: [] })).toBe('DELAYED');
});

test('fleetPlaceOf ignores reports of the vendor once the fleet has the order', () => {
  const accepted = ['NEW', 'WAITING_FOR_TRANSPORT', 'COURIER_ACCEPTED_DELIVERY'] as const;
  expect(fleetPlaceOf(orderThrough([...accepted, 'RECEIVED_BY_VENDOR']))).toBe('COURIER_ACCEPTED_DELIVERY');
  expect(fleetPlaceOf(orderThrough([...accepted, 'ACCEPTED_BY_VENDOR', 'MODIFIED']))).toBe('COURIER_ACCEPTED_DELIVERY');
  expect(fleetPlaceOf(orderThrough(['NEW', 'RECEIVED', 'RECEIVED_BY_VENDOR']))).toBe('RECEIVED_BY_VENDOR');
  expect(fleetPlaceOf(orderThrough([...accepted, 'NEAR_VENDOR']))).toBe('NEAR_VENDOR');
});
