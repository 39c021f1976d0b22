import { describe, expect, test } from 'vitest';
import { customerAtDoor, doorQuery, type TypedDoor } from './same-door.ts';
import { fitsQuery } from './search-terms.ts';

const text = 'Sukhumvit Soi 23, Watthana, Bangkok 10110';
const somsri = { phone: '+66812345678', address: `12/4, Baan Suan, ${text}` };
const noUnit = { phone: '0812345678', address: `, , ${text}` };
const neighbour = { phone: '+66899999999', address: `12/4, Baan Suan, ${text}` };
const upstairs = { phone: '+66812345678', address: `12/9, Baan Suan, ${text}` };
const elsewhere = { phone: '+66812345678', address: '1, , Silom Road, Bangkok 10500' };

const typed = (changes: Partial<TypedDoor> = {}): TypedDoor => ({
  phone: '+66812345678',
  unit: '12/4',
  building: 'Baan Suan',
  text,
  ...changes,
});

describe('the customer of a typed phone and address', () => {
  const allCustomers = [elsewhere, neighbour, somsri];

  test.each<[string, Partial<TypedDoor>]>([
    ['when both are typed as saved', {}],
    ['with the number in national format', { phone: '081-234-5678' }],
    ['with digits of another script', { phone: '๐๘๑๒๓๔๕๖๗๘' }],
    [
      'in another letter case and with other spaces',
      { building: 'BAAN  suan', text: 'SUKHUMVIT Soi 23 Watthana Bangkok 10110' },
    ],
    ['without unit and building', { unit: '', building: '' }],
    ['without the building', { building: '' }],
  ])('is found %s', (_, changes) => {
    expect(customerAtDoor(typed(changes), allCustomers, '+66')).toBe(somsri);
  });

  test.each<[string, Partial<TypedDoor>]>([
    ['another number', { phone: '+66812345679' }],
    ['the beginning of the number', { phone: '+6681234567' }],
    ['no number', { phone: '' }],
    ['another unit', { unit: '12/5' }],
    ['another building', { building: 'Park View' }],
    ['another street', { text: 'Sukhumvit Soi 24, Khlong Toei, Bangkok 10110' }],
    ['no address', { text: ' ' }],
  ])('is not found with %s', (_, changes) => {
    expect(customerAtDoor(typed(changes), allCustomers, '+66')).toBeNull();
  });

  test('is not found while the number has several units and none is typed', () => {
    expect(customerAtDoor(typed({ unit: '' }), [somsri, upstairs], '+66')).toBeNull();
    expect(customerAtDoor(typed({ unit: '12/9' }), [somsri, upstairs], '+66')).toBe(upstairs);
  });

  test('prefers the customer who was saved without a unit', () => {
    expect(customerAtDoor(typed({ unit: '', building: '' }), [somsri, noUnit], '+66')).toBe(noUnit);
  });
});

describe('the address book query of a typed door', () => {
  test.each<[string, string]>([
    ['+66812345678', `812345678 ${text}`],
    ['081-234-5678', `812345678 ${text}`],
    ['+6681234', ''],
    ['', ''],
  ])('for the number %j is %j', (phone, query) => {
    expect(doorQuery({ phone, text }, '+66')).toBe(query);
  });

  test('is empty without an address', () => {
    expect(doorQuery({ phone: '+66812345678', text: ' ' }, '+66')).toBe('');
  });

  test('is never longer than the search accepts, and ends with a whole word', () => {
    const query = doorQuery({ phone: '+66812345678', text: 'Sukhumvit 💐 '.repeat(40) }, '+66');
    expect(query.length).toBeLessThanOrEqual(200);
    expect(query).toMatch(/ (Sukhumvit|💐)$/);
    expect(doorQuery({ phone: '+66812345678', text: 'ก'.repeat(300) }, '+66')).toBe('812345678');
  });

  test('finds the customer although it has no unit', () => {
    const query = doorQuery({ phone: '+66812345678', text }, '+66');
    expect(fitsQuery(query, { name: 'Somsri', ...somsri })).toBe(true);
    expect(fitsQuery(query, { name: 'Somsri', ...elsewhere })).toBe(false);
  });
});
