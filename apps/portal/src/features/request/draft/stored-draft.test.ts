import { beforeEach, describe, expect, it } from 'vitest';
import { tabStore } from '@riderbell/web/storage/storage.ts';
import { dropDraft, forgetRequests, storeDraft, type DraftOwner, readStoredDraft } from './stored-draft.ts';
import { emptyForm } from '../model/request-form.ts';
import { emptySender, storeSender, readStoredSender } from '../guest-sender/stored-sender.ts';

const owner: DraftOwner = { accountId: 'u1', vendorId: 'd001' };
const again: DraftOwner = { ...owner, againOrderId: 'd001-7K2M9QX4TB' };
const draftFor = (customerName: string) => ({
  form: { ...emptyForm, customerName },
  destination: null,
  typedAddress: '',
  unsent: null,
});
const nameIn = (of: DraftOwner) => readStoredDraft(of)?.form.customerName;

beforeEach(() => forgetRequests());

describe('the draft of an order that is ordered again', () => {
  it('is stored apart from the draft of a new request and from that of another order', () => {
    const another = { ...owner, againOrderId: 'd001-AAAAAAAAAA' };
    storeDraft(owner, draftFor('Begun'));
    storeDraft(again, draftFor('Again'));
    storeDraft(another, draftFor('Another'));
    expect([owner, again, another].map(nameIn)).toEqual(['Begun', 'Again', 'Another']);
    dropDraft(again);
    expect([owner, again, another].map(nameIn)).toEqual(['Begun', undefined, 'Another']);
  });

  it('is not restored for another account or another vendor', () => {
    storeDraft(again, draftFor('Again'));
    expect(readStoredDraft({ ...again, accountId: 'u2' })).toBeNull();
    expect(readStoredDraft({ ...again, vendorId: 'd002' })).toBeNull();
  });

  it('stores a guest’s sender apart as well, and is removed with everything else', () => {
    storeSender({ ...emptySender, name: 'Niran' });
    storeSender({ ...emptySender, name: 'Malee' }, again.againOrderId);
    expect(readStoredSender().name).toBe('Niran');
    expect(readStoredSender(tabStore, again.againOrderId).name).toBe('Malee');
    storeDraft(again, draftFor('Again'));
    forgetRequests();
    expect([readStoredSender().name, readStoredSender(tabStore, again.againOrderId).name, nameIn(again)]).toEqual([
      '',
      '',
      undefined,
    ]);
  });
});
