import { describe, expect, it } from 'vitest';
import { storageKeys } from '../../platform/storage-keys.ts';
import { knownOfGuest } from './known-of-guest.ts';

const keeping = (key: string, value: unknown) => ({ read: (asked: string) => (asked === key ? value : null) });
const emptyTab = keeping(storageKeys.guestSender, null);
const sender = { name: 'Niran', email: 'niran@riderbell.test', phone: '081 234 5678' };
const order = {
  sender: { name: 'Niran K.', email: 'old@riderbell.test', phone_number: '+66899999999' },
  collection_point: { address: '7, , Sukhumvit Soi 11' },
};

describe('what a guest said', () => {
  it('is the registration’s: name, e-mail, phone and the address of the last order', () => {
    const tab = keeping(storageKeys.guestSender, sender);
    expect(knownOfGuest(tab, keeping(storageKeys.guestOrders, { orders: [order] }))).toEqual({
      registration: {
        name: 'Niran',
        email_address: 'niran@riderbell.test',
        phone_number: '081 234 5678',
        is_private: true,
      },
      origin: '7, Sukhumvit Soi 11',
    });
  });

  it('is read from the last order when the tab that asked for it is closed', () => {
    const { registration } = knownOfGuest(emptyTab, keeping(storageKeys.guestOrders, { orders: [order] }));
    expect(registration).toMatchObject({
      name: 'Niran K.',
      email_address: 'old@riderbell.test',
      phone_number: '+66899999999',
    });
  });

  it.each([null, 7, {}, { orders: [] }, { orders: [null] }, { orders: [{ sender: 'Niran', collection_point: 3 }] }])(
    'is empty where storage holds %j',
    (stored) => {
      expect(knownOfGuest(emptyTab, keeping(storageKeys.guestOrders, stored))).toEqual({
        registration: { name: '', email_address: '', phone_number: '', is_private: true },
        origin: null,
      });
    },
  );
});
