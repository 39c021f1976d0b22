import { describe, expect, it } from 'vitest';
import { mayReceiveExports, recipientsFault } from './export-recipients.ts';

describe('the recipients of an export', () => {
  const allowed = new Set(['a@a.test', 'b@a.test']);

  it.each([
    [['a@a.test', 'b@a.test'], null],
    [[], 'no-recipient'],
    [['a@a.test', 'a@a.test'], 'repeated-recipient'],
    [['a@a.test', 'c@a.test'], 'not-in-team'],
  ] as const)('%j are judged: %s', (recipients, fault) => {
    expect(recipientsFault(recipients, allowed)).toBe(fault);
  });

  it('are owners and managers, who may also download it', () => {
    expect((['owner', 'manager', 'requester'] as const).filter(mayReceiveExports)).toEqual(['owner', 'manager']);
  });
});
