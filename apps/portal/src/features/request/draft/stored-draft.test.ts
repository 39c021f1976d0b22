import { beforeEach, describe, expect, it } from 'vitest';
import { tabStore } from '@riderbell/web/storage/storage.ts';
import { dropDraft, forgetRequests, keepDraft, type Keeper, keptDraft } from './stored-draft.ts';
import { emptyForm } from '../model/request-form.ts';
import { emptySender, keepSender, keptSender } from '../guest-sender/kept-sender.ts';

const keeper: Keeper = { accountId: 'u1', vendorId: 'd001' };
const again: Keeper = { ...keeper, againOrderId: 'd001-7K2M9QX4TB' };
const draftFor = (customerName: string) => ({
  form: { ...emptyForm, customerName },
  destination: null,
  typedAddress: '',
  unsent: null,
});
const nameIn = (of: Keeper) => keptDraft(of)?.form.customerName;

beforeEach(() => forgetRequests());

describe('the draft of an order that is ordered again', () => {
  it('stands beside the one that was begun before, and beside that of another order', () => {
    const another = { ...keeper, againOrderId: 'd001-AAAAAAAAAA' };
    keepDraft(keeper, draftFor('Begun'));
    keepDraft(again, draftFor('Again'));
    keepDraft(another, draftFor('Another'));
    expect([keeper, again, another].map(nameIn)).toEqual(['Begun', 'Again', 'Another']);
    dropDraft(again);
    expect([keeper, again, another].map(nameIn)).toEqual(['Begun', undefined, 'Another']);
  });

  it('is no other account’s, and no other vendor’s', () => {
    keepDraft(again, draftFor('Again'));
    expect(keptDraft({ ...again, accountId: 'u2' })).toBeNull();
    expect(keptDraft({ ...again, vendorId: 'd002' })).toBeNull();
  });

  it('keeps a guest’s sender apart as well, and goes with everything else that is forgotten', () => {
    keepSender({ ...emptySender, name: 'Niran' });
    keepSender({ ...emptySender, name: 'Malee' }, again.againOrderId);
    expect(keptSender().name).toBe('Niran');
    expect(keptSender(tabStore, again.againOrderId).name).toBe('Malee');
    keepDraft(again, draftFor('Again'));
    forgetRequests();
    expect([keptSender().name, keptSender(tabStore, again.againOrderId).name, nameIn(again)]).toEqual([
      '',
      '',
      undefined,
    ]);
  });
});
