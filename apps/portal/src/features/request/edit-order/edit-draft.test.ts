import { beforeEach, describe, expect, it } from 'vitest';
import { forgetRequests, storeDraft, type DraftOwner, readStoredDraft } from '../draft/stored-draft.ts';
import { destinationOf } from '../model/prefill.ts';
import { emptyForm, formOf } from '../model/request-form.ts';
import type { RequestDraft } from '../draft/request-draft.ts';
import { editDraftOf } from './edit-draft.ts';
import { editedOrderSample } from './edited-order-sample.ts';

const order = editedOrderSample();
const owner: DraftOwner = { accountId: 'u1', vendorId: 'd001', editedOrderId: order.order_id };
const ownOf = (of: typeof order): RequestDraft => ({
  form: formOf(of, String),
  destination: destinationOf(of),
  typedAddress: '',
  unsent: null,
});
const own = ownOf(order);
const changed: RequestDraft = { ...own, form: { ...own.form, description: 'Three lattes' } };
/** The draft that a reload restores. */
const reloaded = (of = order, whose = owner) => editDraftOf(whose, of, ownOf(of));
const found = (draft: ReturnType<typeof reloaded>) => [draft.restored?.form.description, draft.isOutdated];

beforeEach(() => forgetRequests());

describe('the draft of an edited order', () => {
  it('is restored after a reload, with an address without a place and the payment method', () => {
    const edit = reloaded();
    expect(found(edit)).toEqual([undefined, false]);
    edit.keep(changed);
    expect(found(reloaded())).toEqual(['Three lattes', false]);
    edit.keep({ ...own, typedAddress: 'Silom Complex' });
    expect(reloaded().restored?.typedAddress).toBe('Silom Complex');
    edit.keep({ ...own, form: { ...own.form, paymentMethod: 'PAID' } });
    expect(reloaded().restored?.form.paymentMethod).toBe('PAID');
  });

  it('is removed once the merchant restores the values of the order', () => {
    const edit = reloaded();
    edit.keep(changed);
    edit.keep(own);
    expect(found(reloaded())).toEqual([undefined, false]);
  });

  it('remains while only the status changes, and is reported as dropped when the order itself has changed', () => {
    reloaded().keep(changed);
    const moved = editedOrderSample({ updated_at: '2026-11-21T05:04:00.000Z', status: 'ASSIGNED_TO_TRANSPORT' });
    expect(found(reloaded(moved))).toEqual(['Three lattes', false]);
    const { customer } = order;
    const location = { ...customer.location, notes: 'Blue gate' };
    expect(found(reloaded(editedOrderSample({ customer: { ...customer, location } })))).toEqual([undefined, true]);
  });

  it('is not reported as dropped when the order has the changes already', () => {
    reloaded().keep(changed);
    const saved = editedOrderSample({ order: { ...order.order, description: 'Three lattes' } });
    expect(found(reloaded(saved))).toEqual([undefined, false]);
  });

  it('is not stored again after the edit has ended', () => {
    const edit = reloaded();
    edit.keep(changed);
    edit.end();
    edit.keep({ ...own, form: emptyForm, destination: null });
    expect(found(reloaded())).toEqual([undefined, false]);
  });

  it('is not restored for another account, another order or a new request', () => {
    const request = { accountId: 'u1', vendorId: 'd001' };
    storeDraft(request, { ...changed, form: { ...changed.form, description: 'Begun' } });
    reloaded().keep(changed);
    expect(found(reloaded(order, { ...owner, accountId: 'u2' }))).toEqual([undefined, false]);
    expect(found(reloaded(order, { ...owner, editedOrderId: 'd001-AAAAAAAAAA' }))).toEqual([undefined, false]);
    expect(readStoredDraft(request)?.form.description).toBe('Begun');
  });

  it('restores a save without an answer as unsaved changes and does not send it', () => {
    reloaded().keep({ ...changed, unsent: { reason: 'lost', submission: {} as never } });
    expect(reloaded().restored).toMatchObject({ unsent: null, form: { description: 'Three lattes' } });
  });
});
