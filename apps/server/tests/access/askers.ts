import type { Call } from '@riderbell/contract/call.ts';
import type { CallName } from '@riderbell/contract/calls.ts';
import { demoVendors, otherAccount } from '@riderbell/worlds/demo-vendors.ts';
import { demoWorld } from '@riderbell/worlds/demo.ts';
import type { WorldAccount } from '@riderbell/worlds/world.ts';
import { sessionAt, tokenSecret } from '../accounts/testing-accounts.ts';
import { courierSettings } from '../fleet/testing-courier.ts';
import { guestToken } from '../guests/guest-sessions.ts';
import { fixedFlags } from '../testing-flags.ts';
import { startTestingServer, type TestingServer } from '../testing-server.ts';
import { overTokens, worthlessTokens } from './bad-tokens.ts';
import { joinedGuestToken, overGuestTokens, worthlessGuestTokens } from './guest-tokens.ts';
import { tokenOfOwner } from './matrix-guests.ts';
import { godroidSettings, godroidToken, overGodroid, worthlessGodroidTokens } from './godroid-tokens.ts';

export const operatorToken = 'operator-token-of-a-test-0123456789';

const account = (name: string): WorldAccount => ({
  id: `account-${name}`,
  email: `${name}@riderbell.test`,
  password: 'Access-rider-1!',
  name,
});

/** A second owner of `demo`, so that what the matrix ends is not the session that prepares its requests. */
export const partner = account('partner');
const staff = account('staff');
const former = account('former');

const owners: Readonly<Record<string, readonly string[]>> = {
  demo: [partner.email, former.email],
  d001: [staff.email],
};

/**
 * Whoever asks, and which vendor is asked about: `d001` and `d002` are outlets of `demo`, `othr` is somebody else's, `guest` is the
 * placeholder of guests, where the requests are about orders of one guest (matrix-guests.ts).
 */
export const askers = {
  nobody: { at: 'd001' },
  worthless: { at: 'd001' },
  over: { at: 'd001' },
  disabled: { at: 'd001' },
  operator: { at: 'd001' },
  parentOwner: { at: 'd001' },
  parentOwnerAtParent: { at: 'demo' },
  staff: { at: 'd001' },
  staffAtSibling: { at: 'd002' },
  staffAtParent: { at: 'demo' },
  other: { at: 'd001' },
  godroid: { at: 'd001' },
  godroidAtSibling: { at: 'd002' },
  godroidAtParent: { at: 'demo' },
  godroidOfParent: { at: 'd001' },
  worthlessGodroid: { at: 'd001' },
  overGodroid: { at: 'd001' },
  guest: { at: 'guest' },
  otherGuest: { at: 'guest' },
  guestAtVendor: { at: 'd001' },
  worthlessGuest: { at: 'guest' },
  overGuest: { at: 'guest' },
  joinedGuest: { at: 'guest' },
  parentOwnerAtGuests: { at: 'guest' },
  godroidAtGuests: { at: 'guest' },
  courier: { at: 'd001' },
} as const satisfies Record<string, { at: string }>;

export type AskerName = keyof typeof askers;
export const askerNames = Object.keys(askers) as AskerName[];

const accounts: Partial<Record<AskerName, WorldAccount>> = {
  parentOwner: partner,
  parentOwnerAtParent: partner,
  parentOwnerAtGuests: partner,
  staff,
  staffAtSibling: staff,
  staffAtParent: staff,
  other: otherAccount,
};

/** Whose token it is. */
const godroidVendors: Partial<Record<AskerName, string>> = {
  godroid: 'd001',
  godroidAtSibling: 'd001',
  godroidAtParent: 'd001',
  godroidOfParent: 'demo',
  // As if the outside system had a restaurant of that name.
  godroidAtGuests: 'guest',
};

/** A server with an account for every kind of asker. */
export async function startAccessServer(): Promise<{ server: TestingServer; disabledToken: string }> {
  const world = demoWorld(Date.parse('2026-11-21T04:00:00Z'));
  const server = await startTestingServer({
    // Each question comes from an address of its own, because guesses are limited by address.
    settings: {
      TOKEN_SECRET: tokenSecret,
      OPERATOR_TOKEN: operatorToken,
      TRUST_PROXY: 'loopback',
      ...godroidSettings,
      ...courierSettings,
    },
    overrides: {
      flags: fixedFlags({
        pre_order: true,
        guest_checkout: true,
        voucher: true,
        'activate-address-book': true,
        'tracking-page-settings': true,
      }),
    },
    demo: {
      world: {
        ...world,
        orders: [],
        accounts: [...world.accounts, partner, staff, former],
        vendors: demoVendors.map((vendor) => ({ ...vendor, owners: [...vendor.owners, ...(owners[vendor.id] ?? [])] })),
      },
    },
  });
  const disabledToken = await sessionAt(server, former);
  await server.server.database.kysely
    .updateTable('accounts')
    .set({ disabled_at: new Date(server.clock.now()).toISOString() })
    .where('account_id', '=', former.id)
    .execute();
  return { server, disabledToken };
}

/** Every credential of the asker that has to be answered alike; null for none. Sessions are new ones. */
export async function credentialsOf(
  server: TestingServer,
  name: AskerName,
  { access }: Pick<Call, 'access'>,
  disabledToken: string,
): Promise<(string | null)[]> {
  const owner = accounts[name];
  if (owner) return [`Bearer ${await sessionAt(server, owner)}`];
  const bearer = (tokens: readonly string[]): string[] => tokens.map((token) => `Bearer ${token}`);
  const godroid = (tokens: readonly string[]): string[] => tokens.map((token) => `GoDroid ${token}`);
  // A public call looks at no credential, so one of a kind will do.
  const some = (tokens: readonly string[]): readonly string[] =>
    access === 'session' || access === 'account' ? tokens : tokens.slice(0, 1);
  if (name === 'worthless') return bearer(some(Object.values(await worthlessTokens(server.clock.now(), partner))));
  if (name === 'over') return bearer(some(Object.values(await overTokens(server.clock.now(), partner))));
  if (name === 'worthlessGodroid')
    return godroid(some(Object.values(await worthlessGodroidTokens(server.clock.now()))));
  if (name === 'overGodroid') return godroid([await godroidToken(server.clock.now(), overGodroid)]);
  const vendorId = godroidVendors[name];
  if (vendorId) return godroid([await godroidToken(server.clock.now(), { claims: { restaurant_id: vendorId } })]);
  if (name === 'guest') return bearer([tokenOfOwner(server)]);
  if (name === 'otherGuest' || name === 'guestAtVendor') return bearer([await guestToken(server)]);
  if (name === 'worthlessGuest') return bearer(some(Object.values(await worthlessGuestTokens(server, partner))));
  if (name === 'overGuest') return bearer(some(Object.values(await overGuestTokens(server))));
  if (name === 'joinedGuest') return bearer([await joinedGuestToken(server, partner)]);
  if (name === 'disabled') return bearer([disabledToken]);
  return name === 'operator' ? bearer([operatorToken]) : [null];
}

export interface Scene {
  readonly server: TestingServer;
  /** Which vendor is asked about. */
  readonly vendorId: string;
  readonly call: CallName;
  readonly asker: AskerName;
}
