import type { SavedAddress } from '@riderbell/contract/shapes/saved-address.ts';
import { describe, expect, it } from 'vitest';
import { isAtDoor, savedAtDoor } from './matching-customer.ts';
import { savedCustomerOf } from './saved-customer.ts';

const text = 'Sukhumvit Soi 23, Watthana, Bangkok 10110';
const somsri: SavedAddress = {
  id: 'somsri',
  name: 'Somsri Thongchai',
  phone_number: '0812345678',
  latitude: 13.7402,
  longitude: 100.5637,
  address: `12/4, Baan Suan, ${text}`,
  notes: 'Ring twice',
  hand_over: { latitude: 13.7407, longitude: 100.5637, times: 3 },
};
const neighbour: SavedAddress = { ...somsri, id: 'neighbour', phone_number: '+66899999999' };
const door = { phone: '+66812345678', unit: '', building: '', text };

describe('the customer whom the form is for', () => {
  it('is the customer with the typed number at the typed address', () => {
    expect(savedAtDoor([neighbour, somsri], door, '+66')).toBe(somsri);
    expect(savedAtDoor([neighbour, somsri], { ...door, phone: '+6681234567' }, '+66')).toBeNull();
    expect(savedAtDoor([neighbour, somsri], { ...door, text: 'Silom Road' }, '+66')).toBeNull();
    expect(savedAtDoor([], door, '+66')).toBeNull();
  });

  it('stays the chosen customer until number or address no longer match', () => {
    const chosen = savedCustomerOf(somsri);
    const filled = { phone: '0812345678', unit: '12/4', building: 'Baan Suan', text };
    expect(isAtDoor(chosen, filled, '+66')).toBe(true);
    expect(isAtDoor(chosen, { ...filled, phone: '+66812345678', unit: '' }, '+66')).toBe(true);
    expect(isAtDoor(chosen, { ...filled, unit: '12/5' }, '+66')).toBe(false);
    expect(isAtDoor(chosen, { ...filled, phone: '0899999999' }, '+66')).toBe(false);
    expect(isAtDoor(chosen, { ...filled, text: '' }, '+66')).toBe(false);
  });

  it('includes the hand-over spot, if there is one', () => {
    expect(savedCustomerOf(somsri).handOver).toEqual(somsri.hand_over);
    const { hand_over: _spot, ...without } = somsri;
    expect(savedCustomerOf(without).handOver).toBeNull();
  });
});
