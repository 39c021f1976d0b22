import { pinAt } from '@riderbell/domain/places/chosen-place.ts';
import { describe, expect, it } from 'vitest';
import { editedOrderSample } from '../edit-order/edited-order-sample.ts';
import { emptyForm } from '../model/request-form.ts';
import { isSameRequest } from '../draft/request-draft.ts';
import { emptySender } from '../guest-sender/stored-sender.ts';
import { againDraftOf, againSenderOf } from './again-draft.ts';

const order = editedOrderSample();
const facts = { currency: 'THB', amountText: String, vat: true };

describe('an order that is ordered again', () => {
  it('fills in the customer, door, note, items, amount, payment method and age check', () => {
    const { customer } = order;
    const noted = editedOrderSample({
      customer: { ...customer, location: { ...customer.location, notes: 'Blue gate' } },
      age_validation_required: true,
      vat_number: 'TH123456',
    });
    expect(againDraftOf(noted, facts)).toEqual({
      form: {
        ...emptyForm,
        unitNumber: '12',
        building: 'Sathorn Square',
        customerName: 'Somchai Jaidee',
        customerPhone: '+66812345678',
        riderNotes: 'Blue gate',
        description: 'Two lattes',
        amount: '250',
        paymentMethod: 'CASH_ON_DELIVERY',
        ageCheck: true,
        vatNumber: 'TH123456',
      },
      destination: { ...pinAt({ latitude: 13.7221, longitude: 100.5296 }), address: '98 Sathorn Road, Silom' },
      typedAddress: '',
      unsent: null,
    });
  });

  it('is collected as soon as possible and without the voucher, whatever the first order had', () => {
    const terms = { code: 'WELCOME10', type: 'percent', amount: 10, maximum_discount: null, minimum_fee: 0 } as const;
    const { form } = againDraftOf(editedOrderSample({ preordered_for: 1_800_000_000, voucher: terms }), facts);
    expect(form).toMatchObject({ deliveryTime: 'asap', preorderedFor: null, voucherCode: '' });
  });

  it('leaves the amount empty if there was none, or if it was in another currency', () => {
    const without = editedOrderSample({ order: { ...order.order, amount: 0 } });
    expect(againDraftOf(without, facts).form.amount).toBe('');
    expect(againDraftOf(order, { ...facts, currency: 'KWD' }).form.amount).toBe('');
  });

  it('has no VAT number if the form no longer asks for one', () => {
    const vat = editedOrderSample({ vat_number: 'TH123456' });
    expect(againDraftOf(vat, { ...facts, vat: false }).form.vatNumber).toBe('');
  });

  it('differs from a changed copy of itself, unless only the payment method changed', () => {
    const draft = againDraftOf(order, facts);
    expect(isSameRequest(draft, againDraftOf(order, facts))).toBe(true);
    expect(isSameRequest(draft, { ...draft, form: { ...draft.form, paymentMethod: 'PAID' } })).toBe(true);
    expect(isSameRequest(draft, { ...draft, form: { ...draft.form, amount: '260' } })).toBe(false);
    expect(isSameRequest(draft, { ...draft, destination: null })).toBe(false);
    const renamed = { ...pinAt({ latitude: 13.7221, longitude: 100.5296 }), address: 'Silom' };
    expect(isSameRequest(draft, { ...draft, destination: renamed })).toBe(false);
    const submission = { request: {}, quote: {}, idempotencyKey: 'k' } as never;
    expect(isSameRequest(draft, { ...draft, unsent: { submission, reason: 'lost' } })).toBe(false);
  });
});

describe('the sender of a guest’s order that is ordered again', () => {
  const sender = { name: 'Niran', email: 'niran@riderbell.test', phone_number: '+66811111111' };
  const sent = editedOrderSample({
    sender,
    collection_point: { ...order.collection_point, address: '7, , 191 Silom Road, Bangkok' },
  });
  const at = { latitude: order.collection_point.latitude, longitude: order.collection_point.longitude };

  it('is the sender of the order, at its collection point', () => {
    expect(againSenderOf(sent, emptySender)).toEqual({
      name: 'Niran',
      email: 'niran@riderbell.test',
      phone: '+66811111111',
      unit: '7',
      building: '',
      notes: '',
      place: { ...pinAt(at), address: '191 Silom Road, Bangkok' },
      typedAddress: '',
      given: true,
    });
  });

  it('takes over the stored note for the same place, and none for another', () => {
    const storedSender = { ...emptySender, notes: 'Back door', place: pinAt(at) };
    expect(againSenderOf(sent, storedSender)?.notes).toBe('Back door');
    expect(againSenderOf(sent, { ...storedSender, place: pinAt({ latitude: 1, longitude: 1 }) })?.notes).toBe('');
  });

  it('is null for a merchant’s order', () => {
    expect(againSenderOf(order, emptySender)).toBeNull();
  });
});
