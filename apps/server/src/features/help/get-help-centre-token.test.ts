import type { HandlerRequest, Principal } from '@riderbell/contract/handler.ts';
import type { calls } from '@riderbell/contract/calls.ts';
import { describe, expect, it } from 'vitest';
import { getHelpCentreToken } from './get-help-centre-token.ts';

const ask = getHelpCentreToken({
  vendors: { find: async () => ({}) },
  tokens: { issue: async ({ vendorId, brand }) => `${vendorId} of ${brand}` },
  brand: 'swift',
  country: 'TH',
});

function asked(mode: Principal['mode']): HandlerRequest<typeof calls.getHelpCentreToken> {
  const principal = { mode, accountId: 'a', email: 'a@riderbell.test', sessionId: 's', vendorId: null, endsAt: null };
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
    expect(await ask(asked('CLASSIC'))).toEqual({ ok: true, answer: { result: 'd001 of swift' } });
  });

  it.each(['GUEST', 'GODROID'] as const)('is not given in the mode %s, which has no help centre', async (mode) => {
    expect(await ask(asked(mode))).toEqual({ ok: false, refusals: [{ code: 'help.not-offered' }] });
  });
});
