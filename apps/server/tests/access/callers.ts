import type { Call } from '@riderbell/contract/call.ts';
import type { CallName } from '@riderbell/contract/calls.ts';
import { demoVendors, otherAccount } from '@riderbell/worlds/demo-vendors.ts';
import { demoWorld } from '@riderbell/worlds/demo.ts';
import type { WorldAccount, WorldVendor } from '@riderbell/worlds/world.ts';
import { sessionAt, tokenSecret } from '../accounts/testing-accounts.ts';
import { deviceToken } from '../devices/testing-devices.ts';
import { courierSettings } from '../fleet/testing-courier.ts';
import { guestToken } from '../guests/guest-sessions.ts';
import { fixedFlags } from '../testing-flags.ts';
import { startTestingServer, type TestingServer } from '../testing-server.ts';
import { expiredTokens, invalidTokens } from './invalid-tokens.ts';
import { expiredDeviceToken, lockedDeviceTokens } from './device-tokens.ts';
import { joinedGuestToken, expiredGuestTokens, invalidGuestTokens } from './guest-tokens.ts';
import { tokenOfOwner } from './matrix-guests.ts';
import { godroidSettings, godroidToken, expiredGodroid, invalidGodroidTokens } from './godroid-tokens.ts';

export const operatorToken = 'operator-token-of-a-test-0123456789';

const account = (name: string): WorldAccount => ({
  id: `account-${name}`,
  email: `${name}@riderbell.test`,
  password: 'Access-rider-1!',
  name,
});

/** A second owner of `demo`, so that the matrix never ends the session that prepares its requests. */
export const partner = account('partner');
const staff = account('staff');
const former = account('former');
const manager = account('outlet-manager');
const requester = account('outlet-requester');
const headManager = account('head-manager');
const headRequester = account('head-requester');

const owners: Readonly<Record<string, readonly string[]>> = {
  demo: [partner.email, former.email],
  d001: [staff.email],
};

const members: Readonly<Record<string, WorldVendor['members']>> = {
  demo: [
    { email: headManager.email, role: 'manager' },
    { email: headRequester.email, role: 'requester' },
  ],
  d001: [
    { email: manager.email, role: 'manager' },
    { email: requester.email, role: 'requester' },
  ],
};

/**
 * The kinds of callers, and the vendor that each calls about: `d001` and `d002` are outlets of `demo`, `othr` belongs to another account,
 * `guest` is the guest vendor, where the requests are about the orders of one guest (matrix-guests.ts).
 */
export const callers = {
  anonymous: { at: 'd001' },
  invalid: { at: 'd001' },
  expired: { at: 'd001' },
  disabled: { at: 'd001' },
  operator: { at: 'd001' },
  parentOwner: { at: 'd001' },
  parentOwnerAtParent: { at: 'demo' },
  staff: { at: 'd001' },
  staffAtSibling: { at: 'd002' },
  staffAtParent: { at: 'demo' },
  manager: { at: 'd001' },
  managerAtSibling: { at: 'd002' },
  managerAtParent: { at: 'demo' },
  requester: { at: 'd001' },
  requesterAtSibling: { at: 'd002' },
  requesterAtParent: { at: 'demo' },
  headManager: { at: 'demo' },
  headManagerAtOutlet: { at: 'd001' },
  headRequester: { at: 'demo' },
  headRequesterAtOutlet: { at: 'd001' },
  other: { at: 'd001' },
  godroid: { at: 'd001' },
  godroidAtSibling: { at: 'd002' },
  godroidAtParent: { at: 'demo' },
  godroidOfParent: { at: 'd001' },
  invalidGodroid: { at: 'd001' },
  expiredGodroid: { at: 'd001' },
  device: { at: 'd001' },
  deviceAtSibling: { at: 'd002' },
  deviceAtParent: { at: 'demo' },
  lockedDevice: { at: 'd001' },
  expiredDevice: { at: 'd001' },
  guest: { at: 'guest' },
  otherGuest: { at: 'guest' },
  guestAtVendor: { at: 'd001' },
  invalidGuest: { at: 'guest' },
  expiredGuest: { at: 'guest' },
  joinedGuest: { at: 'guest' },
  parentOwnerAtGuests: { at: 'guest' },
  godroidAtGuests: { at: 'guest' },
  courier: { at: 'd001' },
} as const satisfies Record<string, { at: string }>;

export type CallerName = keyof typeof callers;
export const callerNames = Object.keys(callers) as CallerName[];

const accounts: Partial<Record<CallerName, WorldAccount>> = {
  parentOwner: partner,
  parentOwnerAtParent: partner,
  parentOwnerAtGuests: partner,
  staff,
  staffAtSibling: staff,
  staffAtParent: staff,
  manager,
  managerAtSibling: manager,
  managerAtParent: manager,
  requester,
  requesterAtSibling: requester,
  requesterAtParent: requester,
  headManager,
  headManagerAtOutlet: headManager,
  headRequester,
  headRequesterAtOutlet: headRequester,
  other: otherAccount,
};

/** The vendor that each token names. */
const godroidVendors: Partial<Record<CallerName, string>> = {
  godroid: 'd001',
  godroidAtSibling: 'd001',
  godroidAtParent: 'd001',
  godroidOfParent: 'demo',
  // As if the outside system had a restaurant with that id.
  godroidAtGuests: 'guest',
};

/** Starts a server with an account for every kind of caller. */
export async function startAccessServer(): Promise<{ server: TestingServer; disabledToken: string }> {
  const world = demoWorld(Date.parse('2026-11-21T04:00:00Z'));
  const server = await startTestingServer({
    // Each request comes from a different address, because guesses are limited by address.
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
        'bulk-order-upload': true,
        'activate-address-book': true,
        'tracking-page-settings': true,
        'add-vendor-outlet': true,
        'edit-vendor-outlet': true,
      }),
    },
    demo: {
      world: {
        ...world,
        orders: [],
        accounts: [...world.accounts, partner, staff, former, manager, requester, headManager, headRequester],
        vendors: demoVendors.map((vendor) => ({
          ...vendor,
          owners: [...vendor.owners, ...(owners[vendor.id] ?? [])],
          members: members[vendor.id] ?? [],
        })),
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

/** The caller's credentials, which must all get the same answer; null for none. Each session is new. */
export async function credentialsOf(
  server: TestingServer,
  name: CallerName,
  { access }: Pick<Call, 'access'>,
  disabledToken: string,
): Promise<(string | null)[]> {
  const owner = accounts[name];
  if (owner) return [`Bearer ${await sessionAt(server, owner)}`];
  const bearer = (tokens: readonly string[]): string[] => tokens.map((token) => `Bearer ${token}`);
  const godroid = (tokens: readonly string[]): string[] => tokens.map((token) => `GoDroid ${token}`);
  // A public call ignores credentials, so one of each kind is enough.
  const some = (tokens: readonly string[]): readonly string[] =>
    access === 'session' || access === 'account' ? tokens : tokens.slice(0, 1);
  if (name === 'invalid') return bearer(some(Object.values(await invalidTokens(server.clock.now(), partner))));
  if (name === 'expired') return bearer(some(Object.values(await expiredTokens(server.clock.now(), partner))));
  if (name === 'invalidGodroid') return godroid(some(Object.values(await invalidGodroidTokens(server.clock.now()))));
  if (name === 'expiredGodroid') return godroid([await godroidToken(server.clock.now(), expiredGodroid)]);
  const vendorId = godroidVendors[name];
  if (vendorId) return godroid([await godroidToken(server.clock.now(), { claims: { restaurant_id: vendorId } })]);
  if (name === 'device' || name === 'deviceAtSibling' || name === 'deviceAtParent')
    return bearer([await deviceToken(server)]);
  if (name === 'lockedDevice') return bearer(some(await lockedDeviceTokens(server)));
  if (name === 'expiredDevice') return bearer([await expiredDeviceToken(server.clock.now())]);
  if (name === 'guest') return bearer([tokenOfOwner(server)]);
  if (name === 'otherGuest' || name === 'guestAtVendor') return bearer([await guestToken(server)]);
  if (name === 'invalidGuest') return bearer(some(Object.values(await invalidGuestTokens(server, partner))));
  if (name === 'expiredGuest') return bearer(some(Object.values(await expiredGuestTokens(server))));
  if (name === 'joinedGuest') return bearer([await joinedGuestToken(server, partner)]);
  if (name === 'disabled') return bearer([disabledToken]);
  return name === 'operator' ? bearer([operatorToken]) : [null];
}

export interface Scene {
  readonly server: TestingServer;
  /** The vendor that the request is about. */
  readonly vendorId: string;
  readonly call: CallName;
  readonly caller: CallerName;
}
