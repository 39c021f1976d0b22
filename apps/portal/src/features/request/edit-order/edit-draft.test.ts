import { beforeEach, describe, expect, it } from 'vitest';
import { forgetRequests, keepDraft, type Keeper, keptDraft } from '../draft/stored-draft.ts';
import { destinationOf } from '../model/prefill.ts';
import { emptyForm, formOf } from '../model/request-form.ts';
import type { RequestDraft } from '../draft/request-draft.ts';
import { editDraftOf } from './edit-draft.ts';
import { editedOrderSample } from './edited-order-sample.ts';

const order = editedOrderSample();
const keeper: Keeper = { accountId: 'u1', vendorId: 'd001', editedOrderId: order.order_id };
const ownOf = (of: typeof order): RequestDraft => ({
  form: formOf(of, String),
  destination: destinationOf(of),
  typedAddress: '',
  unsent: null,
});
const own = ownOf(order);
const changed: RequestDraft = { ...own, form: { ...own.form, description: 'Three lattes' } };
/** What a reload finds of the order. */
const reloaded = (of = order, whose = keeper) => editDraftOf(whose, of, ownOf(of));
const found = (draft: ReturnType<typeof reloaded>) => [draft.kept?.form.description, draft.isOutdated];

beforeEach(() => forgetRequests());

describe('what is typed into an order that is edited', () => {
  it('comes back after a reload, the address without a place and the payment method too', () => {
    const edit = reloaded();
    expect(found(edit)).toEqual([undefined, false]);
    edit.keep(changed);
    expect(found(reloaded())).toEqual(['Three lattes', false]);
    edit.keep({ ...own, typedAddress: 'Silom Complex' });
    expect(reloaded().kept?.typedAddress).toBe('Silom Complex');
    edit.keep({ ...own, form: { ...own.form, paymentMethod: 'PAID' } });
    expect(reloaded().kept?.form.paymentMethod).toBe('PAID');
  });

  it('is kept no more once it is put back as the order has it', () => {
    const edit = reloaded();
    edit.keep(changed);
    edit.keep(own);
    expect(found(reloaded())).toEqual([undefined, false]);
  });

  it('stays while the order only moves on, and never goes over a newer one: that it was dropped is said', () => {
    reloaded().keep(changed);
    const moved = editedOrderSample({ updated_at: '2026-11-21T05:04:00.000Z', status: 'ASSIGNED_TO_TRANSPORT' });
    expect(found(reloaded(moved))).toEqual(['Three lattes', false]);
    const { customer } = order;
    const location = { ...customer.location, notes: 'Blue gate' };
    expect(found(reloaded(editedOrderSample({ customer: { ...customer, location } })))).toEqual([undefined, true]);
  });

  it('is not called dropped where the order has it already', () => {
    reloaded().keep(changed);
    const saved = editedOrderSample({ order: { ...order.order, description: 'Three lattes' } });
    expect(found(reloaded(saved))).toEqual([undefined, false]);
  });

  it('ends with the edit, whatever the form still says afterwards', () => {
    const edit = reloaded();
    edit.keep(changed);
    edit.end();
    edit.keep({ ...own, form: emptyForm, destination: null });
    expect(found(reloaded())).toEqual([undefined, false]);
  });

  it('is no other account’s, no other order’s, and no part of a new request', () => {
    const request = { accountId: 'u1', vendorId: 'd001' };
    keepDraft(request, { ...changed, form: { ...changed.form, description: 'Begun' } });
    reloaded().keep(changed);
    expect(found(reloaded(order, { ...keeper, accountId: 'u2' }))).toEqual([undefined, false]);
    expect(found(reloaded(order, { ...keeper, editedOrderId: 'd001-AAAAAAAAAA' }))).toEqual([undefined, false]);
    expect(keptDraft(request)?.form.description).toBe('Begun');
  });

  it('is not sent again by itself: a save without an answer comes back as changes to be saved', () => {
    reloaded().keep({ ...changed, unsent: { reason: 'lost', submission: {} as never } });
    expect(reloaded().kept).toMatchObject({ unsent: null, form: { description: 'Three lattes' } });
  });
});
