import { pinAt } from '@riderbell/domain/places/chosen-place.ts';
import { type FoundInMessage, readMessage } from '@riderbell/domain/requests/pasted-message/read-message.ts';
import { describe, expect, it } from 'vitest';
import { loadPhoneRule } from '@riderbell/web/phone/phone-rule.ts';
import { emptyForm } from '../model/request-form.ts';
import { fillingOf, foundRows, type RequestSoFar, tickedAtFirst, withTick } from './found-rows.ts';

const nothing: FoundInMessage = {
  coordinates: null,
  addressText: null,
  unitNumber: null,
  building: null,
  customerName: null,
  customerPhone: null,
  description: null,
  amount: null,
  payment: null,
  riderNotes: null,
};
const soFar: RequestSoFar = {
  form: emptyForm,
  destination: null,
  typedAddress: '',
  omittedFields: new Set(),
  paymentMethods: ['CASH_ON_DELIVERY', 'PAID'],
  amountText: (minor) => String(minor / 100),
};
const door = { latitude: 13.7402, longitude: 100.5637 };
const keysOf = (found: Partial<FoundInMessage>, so: Partial<RequestSoFar> = {}) =>
  foundRows({ ...nothing, ...found }, { ...soFar, ...so }).map(({ key }) => key);

describe('the preview of a message', () => {
  it('shows the found parts in the order of the form', () => {
    const all = { amount: 35_000, customerName: 'Nok', addressText: 'Siam', payment: 'PAID' } as const;
    expect(keysOf(all)).toEqual(['address', 'customerName', 'amount', 'paymentMethod']);
    expect(keysOf({})).toEqual([]);
  });

  it('skips a payment method that is not offered, and the customer of an order that is edited', () => {
    expect(keysOf({ payment: 'PAID' }, { paymentMethods: ['CASH_ON_DELIVERY'] })).toEqual([]);
    expect(
      keysOf(
        { customerName: 'Nok', customerPhone: '0812345678', amount: 100 },
        { omittedFields: new Set(['customerName', 'customerPhone']) },
      ),
    ).toEqual(['amount']);
  });

  it('ticks the parts of empty fields, and shows what the others would replace', () => {
    const form = { ...emptyForm, customerName: 'Somsri', amount: '350', paymentMethod: 'CASH_ON_DELIVERY' };
    const rows = foundRows(
      { ...nothing, customerName: 'Nok', amount: 35_000, riderNotes: 'Lobby', payment: 'PAID' },
      { ...soFar, form },
    );
    expect(rows).toContainEqual({ key: 'customerName', value: 'Nok', now: 'Somsri' });
    expect(rows).toContainEqual({ key: 'amount', value: '350', now: '' });
    // The form itself has chosen the payment method.
    expect(tickedAtFirst(rows)).toEqual(new Set(['riderNotes', 'amount', 'paymentMethod']));
  });

  it('does not tick the place while the merchant has chosen another', () => {
    const place = { ...pinAt(door), address: 'Siam Square' };
    const rows = foundRows({ ...nothing, addressText: 'Ari' }, { ...soFar, destination: place });
    expect(rows).toEqual([{ key: 'address', value: 'Ari', now: 'Siam Square' }]);
    expect(tickedAtFirst(rows)).toEqual(new Set());
    const [atPin] = foundRows({ ...nothing, addressText: 'Ari' }, { ...soFar, destination: pinAt(door) });
    expect(atPin?.now).toBe('13.7402, 100.5637');
  });
});

describe('the filling of the request', () => {
  const found = { ...nothing, coordinates: door, addressText: 'Soi 23', customerName: 'Nok', amount: 35_000 };
  const rows = foundRows(found, soFar);

  it('has the ticked parts, and the point without the address', () => {
    expect(fillingOf(rows, tickedAtFirst(rows), found)).toEqual({
      coordinates: door,
      search: null,
      fields: { customerName: 'Nok', amount: '350' },
    });
  });

  it('has the address instead of the point when the merchant ticks it', () => {
    const ticked = withTick(withTick(tickedAtFirst(rows), 'address', true), 'amount', false);
    expect(fillingOf(rows, ticked, found)).toEqual({
      coordinates: null,
      search: 'Soi 23',
      fields: { customerName: 'Nok' },
    });
    expect(withTick(ticked, 'coordinates', true).has('address')).toBe(false);
  });
});

describe('the phone number in a message, by the number plans', () => {
  const read = async (country: string, phonePrefix: string, text: string) =>
    readMessage(text, {
      currency: 'THB',
      phonePrefix,
      languages: ['en'],
      minimumAmount: null,
      isPossiblePhone: await loadPhoneRule(country),
    }).customerPhone;

  it.each([
    ['TH', '+66', 'โทร ๐๘๑-๒๓๔-๕๖๗๘ ค่ะ', '0812345678'],
    ['TH', '+66', 'Tel. +66 (0) 81 234 5678', '+66812345678'],
    ['TH', '+66', 'กสิกร 123-4-56789-0', null],
    ['TH', '+66', 'Soi 12 081-234-5678 350 baht', '0812345678'],
    ['SG', '+65', 'HP 9123 4567', '91234567'],
    ['SG', '+65', '6591234567', '6591234567'],
    ['KW', '+965', 'هاتف ٩٩٨٨٧٧٦٦', '99887766'],
    ['DE', '+49', 'Handy: 0151 2345 6789', '015123456789'],
    ['IT', '+39', 'Tel: 391 234 5678', '3912345678'],
    ['JP', '+81', '電話：０９０－１２３４－５６７８', '09012345678'],
    ['PK', '+92', '923001234567', '+923001234567'],
    ['HK', '+852', '+852 9123 4567', '+85291234567'],
    ['TH', '+66', 'order 2026051200123', null],
  ])('is found in %s (%s): %j contains %j', async (country, prefix, text, phone) => {
    expect(await read(country, prefix, text)).toBe(phone);
  });
});
