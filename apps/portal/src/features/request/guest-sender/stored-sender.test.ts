import { describe, expect, it } from 'vitest';
import { storageKeys } from '../../../platform/storage-keys.ts';
import {
  emptySender,
  type GuestSender,
  storeSender,
  readStoredSender,
  readablePlace,
  senderOnTheWire,
} from './stored-sender.ts';

const given: GuestSender = {
  name: ' Niran 24 ',
  email: ' niran@riderbell.test ',
  phone: '081-234 5678',
  unit: '12/3',
  building: '',
  notes: ' Side door ',
  place: {
    coordinates: { latitude: 13.74, longitude: 100.56 },
    address: 'Sukhumvit Soi 11, Bangkok',
    building: '',
    city: 'Bangkok',
    postalCode: '10110',
    countryCode: 'TH',
  },
  typedAddress: '',
  given: true,
};
const reading = (stored: unknown) =>
  readStoredSender({ read: (key) => (key === storageKeys.guestSender ? stored : 'something else') });

describe('the sender of a guest’s request', () => {
  it('is restored as it was stored', () => {
    storeSender(given);
    expect(readStoredSender()).toEqual(given);
  });

  it.each([
    ['nothing', null],
    ['a text', 'Niran'],
    ['an empty record', {}],
    ['wrong parts', { name: 7, place: 'here' }],
  ])('is empty when storage holds %s', (_, stored) => {
    expect(reading(stored)).toEqual(emptySender);
  });

  it('is a draft when the stored place is malformed', () => {
    expect(reading({ ...given, place: { address: 'Silom' } })).toEqual({ ...given, place: null, given: false });
  });

  it('is sent with digits and plus in its phone number, and with the comma-separated address', () => {
    expect(senderOnTheWire(given)).toEqual({
      name: 'Niran 24',
      email: 'niran@riderbell.test',
      phone_number: '0812345678',
      location: {
        address: '12/3, , Sukhumvit Soi 11, Bangkok',
        latitude: 13.74,
        longitude: 100.56,
        notes: 'Side door',
      },
    });
  });

  it('is not sent while it is a draft', () => {
    expect(senderOnTheWire({ ...given, given: false })).toBeUndefined();
    expect(senderOnTheWire(emptySender)).toBeUndefined();
  });

  it('has a readable place', () => {
    expect(readablePlace(given)).toBe('12/3, Sukhumvit Soi 11, Bangkok');
    expect(readablePlace(emptySender)).toBe('');
  });
});
