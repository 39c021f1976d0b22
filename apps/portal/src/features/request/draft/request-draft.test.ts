import { describe, expect, it } from 'vitest';
import { pinAt } from '@riderbell/domain/places/chosen-place.ts';
import { readDropOffs, rememberDropOff, type RecentDropOff } from '../returning-customer/recent-drop-offs.ts';
import { isWorthKeeping, readDraft, type RequestDraft } from './request-draft.ts';
import { emptyForm } from '../model/request-form.ts';

const place = { ...pinAt({ latitude: 13.73, longitude: 100.56 }), address: 'Sukhumvit Rd' };
const draft: RequestDraft = {
  form: { ...emptyForm, customerName: 'Somchai' },
  destination: place,
  typedAddress: '',
  unsent: null,
};
const stored = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

describe('the draft of a request', () => {
  it('is restored unchanged, for its own vendor only', () => {
    const storedValue = stored({ vendorId: 'd001', ...draft });
    expect(readDraft(storedValue, 'd001')).toEqual(draft);
    expect(readDraft(storedValue, 'd002')).toBeNull();
  });

  it('restores an address that was typed and not chosen', () => {
    const typed = { form: emptyForm, destination: place, typedAddress: 'Silom Complex', unsent: null };
    expect(readDraft(stored({ vendorId: 'd001', ...typed }), 'd001')?.typedAddress).toBe('Silom Complex');
    expect(isWorthKeeping({ ...typed, destination: null })).toBe(true);
  });

  it('restores a submission without an answer, with its key and its price', () => {
    const submission = { request: { vendor_id: 'd001' }, quote: { fee: 35, signature: 's' }, idempotencyKey: 'k' };
    const storedValue = stored({ vendorId: 'd001', ...draft, unsent: { submission, reason: 'no-fee' } });
    expect(readDraft(storedValue, 'd001')?.unsent).toEqual({ submission, reason: 'no-fee' });
    const odd = stored({ vendorId: 'd001', ...draft, unsent: { submission, reason: 'whim' } });
    expect(readDraft(odd, 'd001')?.unsent?.reason).toBe('lost');
    expect(readDraft({ vendorId: 'd001', ...draft, unsent: { submission: {} } }, 'd001')?.unsent).toBeNull();
  });

  it('ignores malformed stored values', () => {
    for (const odd of [null, 'x', 7, [], {}, { vendorId: 'd001' }]) expect(readDraft(odd, 'd001')).toBeNull();
    const mixed = { vendorId: 'd001', form: { customerName: 5, amount: '20', ageCheck: 'yes' }, destination: {} };
    expect(readDraft(mixed, 'd001')).toEqual({
      form: { ...emptyForm, amount: '20' },
      destination: null,
      typedAddress: '',
      unsent: null,
    });
  });

  it('is stored only when it holds something to lose', () => {
    expect(isWorthKeeping(draft)).toBe(true);
    expect(
      isWorthKeeping({
        form: { ...emptyForm, paymentMethod: 'PAID' },
        destination: null,
        typedAddress: '',
        unsent: null,
      }),
    ).toBe(false);
  });
});

describe('the recent drop-offs of a counter', () => {
  const customer = { unitNumber: '', building: '', customerName: 'A', customerPhone: '0812345678', riderNotes: '' };
  const dropOff = (latitude: number): RecentDropOff => ({
    place: { ...place, coordinates: { latitude, longitude: 100 } },
    customer,
  });

  it('are the five newest, each customer and place once', () => {
    let known: readonly RecentDropOff[] = [];
    for (let index = 0; index < 7; index++) known = rememberDropOff(known, dropOff(index));
    expect(known.map(({ place: { coordinates } }) => coordinates.latitude)).toEqual([6, 5, 4, 3, 2]);
    known = rememberDropOff(known, { ...dropOff(4), customer: { ...customer, customerName: 'B' } });
    expect(known.map(({ place: { coordinates } }) => coordinates.latitude)).toEqual([4, 6, 5, 3, 2]);
    expect(known[0]?.customer.customerName).toBe('B');
  });

  it('skip malformed stored entries', () => {
    expect(readDropOffs(stored([dropOff(1), null, { place: 1 }]))).toEqual([dropOff(1)]);
    expect(readDropOffs('x')).toEqual([]);
  });
});
