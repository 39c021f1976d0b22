import { beforeEach, describe, expect, it } from 'vitest';
import { tabStore } from './storage.ts';
import { tabDraftOf } from './tab-draft.ts';

const key = 'riderbell.link-settings';
const begun = { note: '', map: true };
const typed = { note: 'Ring twice', map: false };
const draftAfterReload = (owner = 'u1 d001', from = begun) => {
  const { fields, found } = tabDraftOf(key, owner, from);
  return { fields, found };
};

beforeEach(() => tabStore.remove(key));

describe('the draft of a form', () => {
  it('restores the draft after a reload, but only for the account that typed it', () => {
    tabDraftOf(key, 'u1 d001', begun).keep(typed);
    expect(draftAfterReload()).toEqual({ fields: typed, found: 'restored' });
    expect(draftAfterReload('u2 d001')).toEqual({ fields: begun, found: 'nothing' });
  });

  it('removes the draft when it equals the initial values or is discarded', () => {
    const draft = tabDraftOf(key, 'u1 d001', begun);
    draft.keep(typed);
    draft.keep(begun);
    expect(draftAfterReload().found).toBe('nothing');
    draft.keep(typed);
    draft.drop();
    expect(draftAfterReload().found).toBe('nothing');
  });

  it('discards a draft if the form’s initial values have changed since', () => {
    tabDraftOf(key, 'u1 d001', begun).keep(typed);
    const now = { note: 'Blue gate', map: true };
    expect(draftAfterReload('u1 d001', now)).toEqual({ fields: now, found: 'outdated' });
    expect(draftAfterReload('u1 d001', typed)).toEqual({ fields: typed, found: 'nothing' });
  });

  it.each([null, 'text', { about: 'u1 d001' }, { about: 'u1 d001', fields: { note: 1, map: true } }])(
    'ignores the malformed stored value %j',
    (stored) => {
      tabStore.write(key, stored);
      expect(draftAfterReload()).toEqual({ fields: begun, found: 'nothing' });
    },
  );
});
