import type { HandlerRequest } from '@riderbell/contract/handler.ts';
import type { calls } from '@riderbell/contract/calls.ts';
import type { Principal } from '@riderbell/domain/access/principal.ts';
import { describe, expect, it } from 'vitest';
import { getHelpCentreToken } from './get-help-centre-token.ts';

const ask = getHelpCentreToken({
  vendors: { find: async () => ({}) },
  tokens: { issue: async ({ vendorId, brand }) => `${vendorId} of ${brand}` },
  brand: 'swift',
  country: 'TH',
});

function asked(principal: Principal): HandlerRequest<typeof calls.getHelpCentreToken> {
  return {
    principal,
    params: { id: 'd001' },
    query: undefined,
    body: undefined,
    once: null,
    requestId: 'r',
    remoteAddress: '::1',
    userAgent: undefined,
  };
}

describe('the token for the help centre', () => {
  it('is given to a signed-in merchant', async () => {
    const merchant = { kind: 'merchant', accountId: 'a', email: 'a@riderbell.test', sessionId: 's' } as const;
    expect(await ask(asked(merchant))).toEqual({ ok: true, answer: { result: 'd001 of swift' } });
  });

  it.each([
    ['GUEST', { kind: 'guest', guestId: 'a', endsAt: 1 }],
    ['GODROID', { kind: 'embedded', vendorId: 'd001', endsAt: 1 }],
  ] as const)('is not given in the mode %s, which has no help centre', async (_, caller) => {
    expect(await ask(asked(caller))).toEqual({ ok: false, refusals: [{ code: 'help.not-offered' }] });
  });
});
