import { pinAt } from '@riderbell/domain/places/chosen-place.ts';
import { moveBy } from '@riderbell/domain/places/coordinates.ts';
import { describe, expect, it } from 'vitest';
import type { SavedCustomer } from '../../../parts/places/saved-customer.ts';
import { offeredSpot } from './spot-offer.ts';

const pin = { latitude: 13.7402, longitude: 100.5637 };
const place = { ...pinAt(pin), address: 'Sukhumvit Soi 23' };

function known(metresAway: number | null): SavedCustomer {
  const customer = {
    unitNumber: '',
    building: '',
    customerName: 'Somsri',
    customerPhone: '0812345678',
    riderNotes: '',
  };
  const handOver = metresAway === null ? null : { ...moveBy(pin, metresAway, 0), times: 3 };
  return { id: 'somsri', place, customer, handOver };
}

describe('the earlier hand-over spot', () => {
  it('is offered when it is not at the pin', () => {
    expect(offeredSpot(known(60), place)).toEqual({ ...moveBy(pin, 60, 0), times: 3 });
  });

  it.each([
    ['it is at the pin', known(0), place],
    ['it is some steps away', known(12), place],
    ['the pin is streets away', known(60), { ...place, coordinates: moveBy(pin, 900, 0) }],
    ['there is no drop-off yet', known(60), null],
    ['no spot is learned', known(null), place],
    ['no customer is found', null, place],
  ] as const)('is not offered when %s', (_, customer, destination) => {
    expect(offeredSpot(customer, destination)).toBeNull();
  });
});
