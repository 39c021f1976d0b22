import { describe, expect, it } from 'vitest';
import { changedDetails, endOfPhone } from './audit-details.ts';

describe('details of an audit entry', () => {
  it('are the old and new values of what changed', () => {
    expect(changedDetails({ note: 'a', map: true }, { note: 'b', map: true, phone: false })).toEqual({
      note: { old: 'a', new: 'b' },
      phone: { old: null, new: false },
    });
  });

  it('are null if nothing changed', () => {
    expect(changedDetails({ note: 'a' }, { note: 'a' })).toBeNull();
  });

  it('show of a phone number only its end', () => {
    expect(['+66 81 234 5678', '12', ''].map(endOfPhone)).toEqual(['…5678', '…12', '']);
  });
});
