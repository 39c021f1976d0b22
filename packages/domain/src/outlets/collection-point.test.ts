import { describe, expect, test } from 'vitest';
import { type CollectionPoint, collectionPointFaults, foldedOwners, outletIdFault } from './collection-point.ts';

const good: CollectionPoint = {
  label: 'Baan Coffee Si Lom',
  phone: '+66812345678',
  address: 'Si Lom Road, Bang Rak, Bangkok 10500',
  latitude: 13.7287,
  longitude: 100.5346,
  street: 'Si Lom Road',
  riderNotes: '',
  owners: ['ploy@riderbell.test', ''],
};

function faultsOf(change: Partial<CollectionPoint>) {
  const facts = { isPossiblePhone: (text: string) => text.length > 5, isInCountry: () => true };
  return collectionPointFaults({ ...good, ...change }, facts).map(({ field, key }) => `${field} ${key}`);
}

describe('a collection point', () => {
  test('has no fault when it is complete', () => {
    expect(faultsOf({})).toEqual([]);
  });

  test('reports all missing fields in the order of the specification', () => {
    const empty = { label: ' ', phone: '', address: '', latitude: null, longitude: null };
    expect(faultsOf(empty)).toEqual([
      'label validation.fill-label',
      'phone validation.fill-phone',
      'address validation.select-pickup-address',
    ]);
  });

  test('needs an id with which it can be edited later', () => {
    expect(outletIdFault('Silom-2')).toBeNull();
    expect(outletIdFault(' ')).toBe('validation.fill-outlet-id');
    expect(outletIdFault('si lom')).toBe('validation.wrong-outlet-id');
    for (const id of ['a-001', 'B-7', 'guest']) expect(outletIdFault(id)).toBe('validation.reserved-outlet-id');
  });

  test('needs a possible phone number', () => {
    expect(faultsOf({ phone: '12' })).toEqual(['phone validation.phone-incorrect']);
  });

  test('needs an address with a point, in the country, and short texts', () => {
    expect(faultsOf({ latitude: null })).toEqual(['address validation.select-pickup-address']);
    expect(faultsOf({ address: ' ' })).toEqual(['address validation.select-pickup-address']);
    expect(faultsOf({ riderNotes: 'ก'.repeat(334), street: 'x'.repeat(256) })).toEqual([
      'riderNotes address.notes-too-long',
      'street address.too-long',
    ]);
    const abroad = { isPossiblePhone: () => true, isInCountry: () => false };
    expect(collectionPointFaults(good, abroad)).toEqual([{ field: 'address', key: 'address.other-country' }]);
  });

  test('names each owner whose e-mail address is none, or looks like another', () => {
    expect(faultsOf({ owners: ['ploy@riderbell.test', 'ploy', '', 'pl\u043Ey@riderbell.test'] })).toEqual([
      'owners.1 validation.email-invalid',
      'owners.3 validation.email-invalid',
    ]);
  });

  test('has at most twenty owners, and counts a repeated one once', () => {
    const many = Array.from({ length: 20 }, (_, index) => `owner-${index}@riderbell.test`);
    expect(faultsOf({ owners: [...many, 'OWNER-3@riderbell.test', ''] })).toEqual([]);
    expect(faultsOf({ owners: [...many, 'one-more@riderbell.test'] })).toEqual(['owners validation.too-many-owners']);
  });
});

test('foldedOwners keeps each address once, in its canonical spelling', () => {
  expect(foldedOwners([' Ploy@RiderBell.test', 'ploy@riderbell.test', '', 'nai@riderbell.test'])).toEqual([
    'ploy@riderbell.test',
    'nai@riderbell.test',
  ]);
});
