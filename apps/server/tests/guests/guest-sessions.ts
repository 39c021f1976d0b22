import { calls } from '@riderbell/contract/calls.ts';
import { decodeJwt } from 'jose';
import { fixedFlags } from '../testing-flags.ts';
import { startTestingServer, type TestingOptions, type TestingServer } from '../testing-server.ts';

/** Starts a server with guest checkout and scheduled orders. */
export function startGuestServer({ overrides, ...options }: TestingOptions = {}): Promise<TestingServer> {
  const flags = fixedFlags({ guest_checkout: true, pre_order: true });
  return startTestingServer({
    ...options,
    settings: { TRUST_PROXY: 'loopback', ...options.settings },
    overrides: { flags, ...overrides },
  });
}

let addresses = 0;
/** An unused network address, because guests are limited by address. */
export function freshAddress(): Record<string, string> {
  addresses += 1;
  return { 'x-forwarded-for': `10.1.${Math.floor(addresses / 250)}.${addresses % 250}` };
}

/** The token of a new guest, or a new token of the guest whose token is given. */
export async function guestToken(server: TestingServer, known?: string): Promise<string> {
  const body = known === undefined ? {} : { guest_token: known };
  const headers = freshAddress();
  return (await server.client.answer(calls.createGuestSession, { body }, { headers })).result.guest_token;
}

export const guestOf = (token: string): string => decodeJwt(token).sub ?? '';
