import { countryCodes } from '@riderbell/domain/countries/country.ts';
import { allowedPaymentMethods } from '@riderbell/domain/payments/payment-methods.ts';
import { type Coordinates, distanceInMetres, estimatedRoadMetres } from '@riderbell/domain/places/coordinates.ts';
import { isInArea } from '@riderbell/domain/places/area.ts';
import { readArea } from '@riderbell/domain/places/read-area.ts';
import { deliverability, isInCountry } from '@riderbell/domain/quotes/delivery-area.ts';
import { describe, expect, it } from 'vitest';
import { demoScene, localRider } from './demo-scene.ts';
import { demoVendors } from './demo-vendors.ts';
import { demoWorld } from './demo.ts';

const now = Date.parse('2026-11-21T09:30:00Z');

describe.each(countryCodes)('the demo of %s', (code) => {
  const world = demoWorld(now, code);
  const { country, customers } = demoScene(code);
  const area = world.areas[0]?.area ?? [];

  it('has the same ids, accounts and owners as Bangkok', () => {
    const bangkok = demoWorld(now);
    expect(world.accounts).toEqual(bangkok.accounts);
    const identityOf = ({ id, parentId, isParent, owners, members }: (typeof world.vendors)[number]) => [
      id,
      parentId,
      isParent,
      owners,
      members,
    ];
    expect(world.vendors.map(identityOf)).toEqual(demoVendors.map(identityOf));
    expect(world.vendors.map(({ name }) => name)).toEqual(expect.arrayContaining(['Baan Coffee', 'Lotus and Fern']));
    expect(world.vendors.find(({ id }) => id === 'd003')?.location.coordinates).toBeNull();
  });

  it('uses its own city, currency and phone numbers', () => {
    for (const { location, currency, phone } of world.vendors) {
      expect(location).toMatchObject({ city: country.city, countryCode: code });
      expect(currency).toBe(country.currency);
      expect(phone.startsWith(country.phonePrefix)).toBe(true);
      if (location.coordinates) expect(distanceInMetres(location.coordinates, country.centre)).toBeLessThan(7500);
    }
    for (const { customer } of world.orders) expect(customer.phone.startsWith(country.phonePrefix)).toBe(true);
    for (const { phone } of world.riders) expect(phone.startsWith(country.phonePrefix)).toBe(true);
  });

  it('can deliver from each collection point to each customer', () => {
    const origins = world.vendors.flatMap(({ location }) => location.coordinates ?? []);
    for (const origin of origins) {
      for (const destination of customers) expect(verdict(origin, destination)).toEqual({ ok: true });
    }
  });

  it('has one phone number and one door per customer', () => {
    const phones = new Map(world.orders.map(({ customer }) => [customer.name, customer.phone]));
    const doors = new Map(world.orders.map(({ customer }) => [customer.phone, customer.address]));
    for (const { customer } of world.orders) {
      expect(phones.get(customer.name)).toBe(customer.phone);
      expect(doors.get(customer.phone)).toBe(customer.address);
    }
  });

  it('has one vendor whose riders pay at pickup', () => {
    const parameter = world.parameters.find(({ parameter }) => parameter === 'paymentMethods')?.value ?? '';
    const paying = world.vendors.filter(({ paymentMethods }) =>
      allowedPaymentMethods(parameter, paymentMethods, { payAtPickup: true }).includes('PAY_AT_PICKUP'),
    );
    expect(paying.map(({ id }) => id)).toEqual(['a-001']);
  });

  it('has plausible item values, with payment methods that the country allows', () => {
    const allowed = allowedPaymentMethods(country.payment.allowed);
    for (const { amount, paymentMethod } of world.orders) {
      expect(Number.isSafeInteger(amount) && amount > 0).toBe(true);
      expect(amount).toBeLessThanOrEqual(country.itemValueLimit.value);
      expect(amount).toBeGreaterThanOrEqual(country.amount.minimum ?? 0);
      expect(allowed).toContain(paymentMethod);
    }
  });

  it('has only customers that pass the rules of a request', () => {
    for (const { name, unit } of customers) {
      expect(name).not.toMatch(/\d|^\s|\s$/);
      if (country.unitNumberRequired) expect(unit).not.toBe('');
    }
  });

  it('has a valid delivery area that contains all vendors and customers', () => {
    expect(world.areas.map(({ city }) => city)).toEqual([country.city]);
    expect(readArea({ type: 'MultiPolygon', coordinates: area })).toEqual({ ok: true, area });
    const corners = area.flat(2).map(([longitude, latitude]) => ({ latitude, longitude }));
    for (const corner of corners) expect(isInCountry(corner, country)).toBe(true);
    for (const { coordinates } of world.orders.map(({ customer }) => customer)) {
      expect(isInArea(coordinates, area)).toBe(true);
    }
  });

  function verdict(origin: Coordinates, destination: Coordinates) {
    const roadMetres = estimatedRoadMetres(origin, destination);
    return deliverability({ origin, destination, roadMetres, country, area, open: true });
  }
});

describe('localRider', () => {
  it('returns a different person of the country for each rider', () => {
    const rider = { id: 'rider-01', name: 'Somchai Prasert', phone: '+66800000101' };
    expect(localRider(rider, 0, 'TH')).toBe(rider);
    const riders = Array.from({ length: 25 }, (_, index) => localRider(rider, index, 'DE'));
    expect(new Set(riders.map(({ name }) => name)).size).toBe(25);
    expect(new Set(riders.map(({ phone }) => phone)).size).toBe(25);
  });
});
