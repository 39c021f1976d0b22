import { describe, expect, it } from 'vitest';
import { storageKeys } from '../../platform/storage-keys.ts';
import { readGuestDetails } from './guest-details.ts';

const storeWith = (key: string, value: unknown) => ({ read: (asked: string) => (asked === key ? value : null) });
const emptyTab = storeWith(storageKeys.guestSender, null);
const sender = { name: 'Niran', email: 'niran@riderbell.test', phone: '081 234 5678' };
const order = {
  sender: { name: 'Niran K.', email: 'old@riderbell.test', phone_number: '+66899999999' },
  collection_point: { address: '7, , Sukhumvit Soi 11' },
};

describe('the details of a guest', () => {
  it('prefills the registration with name, e-mail, phone and the address of the last order', () => {
    const tab = storeWith(storageKeys.guestSender, sender);
    expect(readGuestDetails(tab, storeWith(storageKeys.guestOrders, { orders: [order] }))).toEqual({
      registration: {
        name: 'Niran',
        email_address: 'niran@riderbell.test',
        phone_number: '081 234 5678',
        is_private: true,
      },
      origin: '7, Sukhumvit Soi 11',
    });
  });

  it('reads the details from the last order if the tab has none', () => {
    const { registration } = readGuestDetails(emptyTab, storeWith(storageKeys.guestOrders, { orders: [order] }));
    expect(registration).toMatchObject({
      name: 'Niran K.',
      email_address: 'old@riderbell.test',
      phone_number: '+66899999999',
    });
  });

  it.each([null, 7, {}, { orders: [] }, { orders: [null] }, { orders: [{ sender: 'Niran', collection_point: 3 }] }])(
    'returns empty details for the stored value %j',
    (stored) => {
      expect(readGuestDetails(emptyTab, storeWith(storageKeys.guestOrders, stored))).toEqual({
        registration: { name: '', email_address: '', phone_number: '', is_private: true },
        origin: null,
      });
    },
  );
});
