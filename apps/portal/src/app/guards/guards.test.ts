import type { FlagName } from '@riderbell/domain/flags/flags.ts';
import type { ApplicationMode } from '@riderbell/domain/accounts/session.ts';
import type { AuthenticationResult } from '@riderbell/contract/shapes/session.ts';
import { describe, expect, it } from 'vitest';
import { ApiProblem } from '@riderbell/web/api/api-problem.ts';
import type { Auth } from '../../platform/session/auth.ts';
import { createSession } from '../../platform/session/session.ts';
import { createStore } from '@riderbell/web/storage/storage.ts';
import { createReturnAddress } from '../return-address.ts';
import type { RouteName } from '../../platform/paths.ts';
import { createGuards, type GuardParts } from './guards.ts';

const signedIn = async () => ({ user: { id: 'u1' } }) as Auth;
const signedOut = async () => null;
const unreachable = () => Promise.reject(new Error('client.offline'));

/** A portal that a visitor navigates while its flags change. */
function visit(
  ensure: GuardParts['session']['ensure'],
  on: readonly FlagName[] = [],
  mode: ApplicationMode = 'CLASSIC',
  guest: GuardParts['session']['guest']['ensure'] = async () => null,
  tab: GuardParts['tab'] = createStore(null, {
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }),
  isSharedDevice = false,
) {
  const flags = new Set<FlagName>(on);
  const wordings: string[] = [];
  const session = { ensure, mode: () => mode, guest: { ensure: guest } };
  const guardOf = createGuards({
    session,
    flags: { isOn: (name) => flags.has(name) },
    isConfirmationLink: (address) => address.endsWith('#mailed'),
    isSharedDevice: () => isSharedDevice,
    loadWordingFor: async (visitor) => void wordings.push(visitor),
    tab,
  });
  return {
    flags,
    wordings,
    /** The redirect of the guard: null if the page shows, a number is the status of an error page. */
    async open(route: RouteName | null, address = '/somewhere'): Promise<string | number | null> {
      const vendorID = address.split('/')[2];
      const verdict = await guardOf(route)(address, vendorID === undefined ? {} : { vendorID });
      if (typeof verdict === 'object') return verdict.redirect;
      return verdict === 'shown' ? null : 404;
    },
  };
}

/** A session whose access token has expired, and the server's answer to its renewal. */
function sessionAnHourOld(extend: () => Promise<AuthenticationResult>) {
  let now = 0;
  const session = createSession({
    store: createStore(null, { addEventListener: () => undefined, removeEventListener: () => undefined }),
    clock: { now: () => now },
    extend,
    revoke: async () => undefined,
    withLock: (task) => task(),
    schedule: () => () => undefined,
    areGuestsAllowed: () => true,
    endGuest: () => Promise.reject(new Error('there is no guest here')),
    requestGuest: () => Promise.reject(new Error('there is no guest here')),
  });
  session.begin({ id: 'u1', email: 'demo@riderbell.test', name: 'Ploy' }, tokens);
  now = 3_600_001;
  return session;
}

const tokens = { AccessToken: 'a', IdToken: 'i', RefreshToken: 'r', ExpiresIn: 3600, TokenType: 'Bearer' } as const;
const code = 'session.refresh-invalid';
const refused = new ApiProblem(401, [{ code, translationKey: code, field: null, values: {} }], null);

describe('a shared device', () => {
  const locked = (on: readonly FlagName[] = []) => visit(signedOut, on, 'CLASSIC', undefined, undefined, true);

  it('shows who may unlock it instead of the landing page and of pages that need a sign-in', async () => {
    const device = locked();
    expect(await device.open('landing', '/')).toBe('/device');
    expect(await device.open('orderTracking', '/order-tracking/d001')).toBe('/device');
    expect(await device.open('device', '/device')).toBeNull();
  });

  it('still shows the sign-in, public pages, unknown addresses and maintenance', async () => {
    const device = locked();
    expect(await device.open('connect', '/connect')).toBeNull();
    expect(await device.open('termsAndConditions', '/termsandconditions')).toBeNull();
    expect(await device.open(null, '/nowhere')).toBe(404);
    expect(await locked(['planned_maintenance']).open('landing', '/')).toBe('/maintenance');
  });

  it('shows every page to the person who has unlocked it', async () => {
    const device = visit(signedIn, [], 'CLASSIC', undefined, undefined, true);
    expect(await device.open('orderTracking', '/order-tracking/d001')).toBeNull();
    expect(await device.open('landing', '/')).toBe('/request-a-rider');
  });
});

describe('the embedded mode', () => {
  it('admits the embedded mode to signed-in pages without a session, and redirects it from public-only ones', async () => {
    const embedded = visit(unreachable, [], 'GODROID');
    expect(await embedded.open('requestARider')).toBeNull();
    expect(await embedded.open('connect')).toBe('/request-a-rider');
  });
});

describe('a guest', () => {
  const guestSession = async () => ({ Token: 'g', Expires: 1, Obtained: 0 });

  it('starts a guest session at the guest request, while the flag is on', async () => {
    const request = '/request-a-rider/guest';
    expect(
      await visit(signedOut, ['guest_checkout'], 'CLASSIC', guestSession).open('requestARider', request),
    ).toBeNull();
    expect(await visit(signedOut, [], 'CLASSIC', guestSession).open('requestARider', request)).toBe('/');
  });

  it('starts no guest session at any other address', async () => {
    const portal = visit(signedOut, ['guest_checkout'], 'CLASSIC', guestSession);
    expect(await portal.open('requestARider', '/request-a-rider')).toBe('/');
    expect(await portal.open('requestARider', '/request-a-rider/demo')).toBe('/');
    expect(await portal.open('orderTracking', '/order-tracking/guest')).toBe('/');
  });

  it('admits a guest to the merchants’ pages and to the sign-in', async () => {
    const portal = visit(signedOut, ['guest_checkout'], 'GUEST', guestSession);
    expect(await portal.open('orderTracking', '/order-tracking/guest')).toBeNull();
    expect(await portal.open('history')).toBeNull();
    expect(await portal.open('connect')).toBeNull();
    expect(await portal.open('landing', '/')).toBeNull();
  });

  it('loads the wording for guests or merchants before a screen shows', async () => {
    const guest = visit(signedOut, ['guest_checkout'], 'GUEST', guestSession);
    await guest.open('orderTracking', '/order-tracking/guest');
    expect(guest.wordings).toEqual(['guest']);
    const merchant = visit(signedIn, ['guest_checkout']);
    await merchant.open('orderTracking', '/order-tracking/demo');
    expect(merchant.wordings).toEqual(['merchant']);
  });

  it('redirects to the sign-in, which explains it, if no guest session is available', async () => {
    const portal = visit(signedOut, ['guest_checkout']);
    expect(await portal.open('requestARider', '/request-a-rider/guest')).toBe('/connect');
  });

  it('does not turn a merchant who opens the guest request into a guest', async () => {
    const guest = () => Promise.reject(new Error('no guest was asked for'));
    const portal = visit(signedIn, ['guest_checkout'], 'CLASSIC', guest);
    expect(await portal.open('requestARider', '/request-a-rider/guest')).toBeNull();
  });
});

describe('a session that has expired', () => {
  it('renews an expired session before a signed-in page', async () => {
    const { ensure } = sessionAnHourOld(async () => tokens);
    expect(await visit(ensure).open('history')).toBeNull();
    expect(await visit(ensure).open('connect')).toBe('/request-a-rider');
  });

  it('treats a session that cannot be renewed as signed out', async () => {
    const { ensure } = sessionAnHourOld(() => Promise.reject(refused));
    expect(await visit(ensure).open('history')).toBe('/');
    expect(await visit(ensure).open('connect')).toBeNull();
  });
});

describe('an account that was disabled while its token lives', () => {
  it('redirects a disabled account as soon as the server has rejected it', async () => {
    const session = sessionAnHourOld(async () => tokens);
    await session.ensure();
    expect(await visit(session.ensure).open('history')).toBeNull();
    session.refused();
    expect(await visit(session.ensure).open('history')).toBe('/');
  });
});

describe('an authenticated-only page', () => {
  it('shows a signed-in page to merchants, and redirects everyone else to the landing page', async () => {
    expect(await visit(signedIn).open('history')).toBeNull();
    expect(await visit(signedOut).open('history')).toBe('/');
  });

  it('fails instead of redirecting when the server does not answer', async () => {
    await expect(visit(unreachable).open('history')).rejects.toThrow('client.offline');
  });
});

describe('a signed-in page that a signed-out visitor requests', () => {
  const order = '/order-tracking/d001?order_id=d001-2WBV9DFKCP';
  const emptyTab = () => createStore(null, { addEventListener: () => undefined, removeEventListener: () => undefined });

  it('stores the requested page for after the sign-in', async () => {
    const tab = emptyTab();
    expect(await visit(signedOut, [], 'CLASSIC', undefined, tab).open('orderTracking', order)).toBe('/');
    expect(await visit(signedOut, [], 'CLASSIC', undefined, tab).open('connect', '/connect')).toBeNull();
    expect(createReturnAddress(tab).at()).toBe(order);
  });

  it('stores the requested page when the session has expired', async () => {
    const tab = emptyTab();
    const { ensure } = sessionAnHourOld(() => Promise.reject(refused));
    expect(await visit(ensure, [], 'CLASSIC', undefined, tab).open('orderTracking', order)).toBe('/');
    expect(createReturnAddress(tab).at()).toBe(order);
  });

  it('forgets the requested page after a merchant has reached a signed-in page', async () => {
    const tab = emptyTab();
    createReturnAddress(tab).keep(order);
    expect(await visit(signedIn, [], 'CLASSIC', undefined, tab).open('orderTracking', order)).toBeNull();
    expect(createReturnAddress(tab).at()).toBeNull();
  });

  it('keeps the requested page while the visitor requests a rider as a guest', async () => {
    const tab = emptyTab();
    createReturnAddress(tab).keep(order);
    const guestSession = async () => ({ Token: 'g', Expires: 1, Obtained: 0 });
    const portal = visit(signedOut, ['guest_checkout'], 'GUEST', guestSession, tab);
    expect(await portal.open('requestARider', '/request-a-rider/guest')).toBeNull();
    expect(createReturnAddress(tab).at()).toBe(order);
  });
});

describe('a public-only page', () => {
  it('redirects a merchant from a public-only page to the request', async () => {
    expect(await visit(signedIn).open('connect')).toBe('/request-a-rider');
    expect(await visit(signedOut).open('connect')).toBeNull();
  });

  it('opens a mailed confirmation link even while an account is signed in', async () => {
    for (const portal of [visit(signedIn), visit(signedOut, [], 'GODROID')]) {
      expect(await portal.open('connect', '/connect')).toBe('/request-a-rider');
      expect(await portal.open('connect', '/connect#mailed')).toBeNull();
      expect(await portal.open('register', '/register#mailed')).toBe('/request-a-rider');
    }
  });

  it('shows a public-only page when the server does not answer', async () => {
    expect(await visit(unreachable).open('landing')).toBeNull();
  });
});

describe('a public page', () => {
  it('shows a public page without asking the server for the session', async () => {
    expect(await visit(unreachable).open('termsAndConditions')).toBeNull();
  });
});

describe('an address that no route has, or whose flag is off', () => {
  it('answers 404 for an unknown address and for a route whose flag is off', async () => {
    expect(await visit(signedIn).open(null)).toBe(404);
    expect(await visit(signedIn).open('bulkOrder')).toBe(404);
  });
});

describe('during and after maintenance', () => {
  it('redirects to the maintenance page without asking for the session', async () => {
    expect(await visit(unreachable, ['planned_maintenance']).open('requestARider')).toBe('/maintenance');
  });

  it('returns to the interrupted page after maintenance', async () => {
    const portal = visit(signedIn, ['unplanned_maintenance']);
    expect(await portal.open('history', '/history/d001?q=Mali')).toBe('/maintenance');
    expect(await portal.open('maintenance')).toBeNull();
    portal.flags.clear();
    expect(await portal.open('maintenance')).toBe('/history/d001?q=Mali');
    expect(await portal.open('maintenance')).toBe('/');
  });

  it('returns to an interrupted mailed link with its hash, even after a reload', async () => {
    const tab = createStore(null, { addEventListener: () => undefined, removeEventListener: () => undefined });
    const before = visit(signedIn, ['planned_maintenance'], 'CLASSIC', undefined, tab);
    expect(await before.open('connect', '/connect?lang=th_TH#mailed')).toBe('/maintenance');
    const reloaded = visit(signedIn, ['planned_maintenance'], 'CLASSIC', undefined, tab);
    expect(await reloaded.open('maintenance', '/maintenance')).toBeNull();
    const after = visit(signedIn, [], 'CLASSIC', undefined, tab);
    expect(await after.open('maintenance', '/maintenance')).toBe('/connect?lang=th_TH#mailed');
    expect(await after.open('connect', '/connect?lang=th_TH#mailed')).toBeNull();
    // Only once: a later visit to the maintenance page was not interrupted anywhere.
    expect(await visit(signedIn, [], 'CLASSIC', undefined, tab).open('maintenance')).toBe('/');
  });

  it('returns to the landing page if the stored address is malformed', async () => {
    for (const stored of ['https://elsewhere.test/', 7, { at: '/history' }]) {
      const tab = { read: () => stored, write: () => undefined, remove: () => undefined };
      expect(await visit(signedIn, [], 'CLASSIC', undefined, tab).open('maintenance')).toBe('/');
    }
  });

  it('returns to the landing page if no page was interrupted', async () => {
    expect(await visit(signedIn).open('maintenance')).toBe('/');
  });
});
