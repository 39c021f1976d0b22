import type { FlagName } from '@riderbell/domain/flags/flags.ts';
import type { ApplicationMode } from '@riderbell/domain/accounts/session.ts';
import type { AuthenticationResult } from '@riderbell/contract/shapes/session.ts';
import { describe, expect, it } from 'vitest';
import { ApiProblem } from '@riderbell/web/api/api-problem.ts';
import type { Auth } from '../../platform/session/auth.ts';
import { createSession } from '../../platform/session/session.ts';
import { createStore } from '@riderbell/web/storage/storage.ts';
import { createAskedFor } from '../asked-for.ts';
import type { RouteName } from '../../platform/paths.ts';
import { createGuards, type GuardParts } from './guards.ts';

const signedIn = async () => ({ user: { id: 'u1' } }) as Auth;
const signedOut = async () => null;
const unreachable = () => Promise.reject(new Error('client.offline'));

/** A portal whose visitor goes from address to address while the flags change. */
function visit(
  ensure: GuardParts['session']['ensure'],
  on: readonly FlagName[] = [],
  mode: ApplicationMode = 'CLASSIC',
  guest: GuardParts['session']['guest']['ensure'] = async () => null,
  tab: GuardParts['tab'] = createStore(null, {
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }),
) {
  const flags = new Set<FlagName>(on);
  const spokenTo: string[] = [];
  const session = { ensure, mode: () => mode, guest: { ensure: guest } };
  const guardOf = createGuards({
    session,
    flags: { isOn: (name) => flags.has(name) },
    confirming: (address) => address.endsWith('#mailed'),
    speakTo: async (visitor) => void spokenTo.push(visitor),
    tab,
  });
  return {
    flags,
    spokenTo,
    /** Where the visitor ends: null stays, a number is the status of an error page. */
    async open(route: RouteName | null, address = '/somewhere'): Promise<string | number | null> {
      const vendorID = address.split('/')[2];
      const verdict = await guardOf(route)(address, vendorID === undefined ? {} : { vendorID });
      if (typeof verdict === 'object') return verdict.redirect;
      return verdict === 'shown' ? null : 404;
    },
  };
}

/** A sign-in an hour ago, and what the server says when its token is to be traded. */
function sessionAnHourOld(extend: () => Promise<AuthenticationResult>) {
  let now = 0;
  const session = createSession({
    store: createStore(null, { addEventListener: () => undefined, removeEventListener: () => undefined }),
    clock: { now: () => now },
    extend,
    revoke: async () => undefined,
    exclusively: (task) => task(),
    schedule: () => () => undefined,
    offersGuests: () => true,
    endGuest: () => Promise.reject(new Error('nobody is a guest here')),
    askGuest: () => Promise.reject(new Error('nobody is a guest here')),
  });
  session.begin({ id: 'u1', email: 'demo@riderbell.test', name: 'Ploy' }, tokens);
  now = 3_600_001;
  return session;
}

const tokens = { AccessToken: 'a', IdToken: 'i', RefreshToken: 'r', ExpiresIn: 3600, TokenType: 'Bearer' } as const;
const code = 'session.refresh-invalid';
const refused = new ApiProblem(401, [{ code, translationKey: code, field: null, values: {} }], null);

describe('the embedded mode', () => {
  it('is let in behind the sign-in without one, and led away from the pages before it', async () => {
    const embedded = visit(unreachable, [], 'GODROID');
    expect(await embedded.open('requestARider')).toBeNull();
    expect(await embedded.open('connect')).toBe('/request-a-rider');
  });
});

describe('a guest', () => {
  const given = async () => ({ Token: 'g', Expires: 1, Obtained: 0 });

  it('begins at the request of guests, while the flag is on', async () => {
    const request = '/request-a-rider/guest';
    expect(await visit(signedOut, ['guest_checkout'], 'CLASSIC', given).open('requestARider', request)).toBeNull();
    expect(await visit(signedOut, [], 'CLASSIC', given).open('requestARider', request)).toBe('/');
  });

  it('begins nowhere unasked', async () => {
    const portal = visit(signedOut, ['guest_checkout'], 'CLASSIC', given);
    expect(await portal.open('requestARider', '/request-a-rider')).toBe('/');
    expect(await portal.open('requestARider', '/request-a-rider/demo')).toBe('/');
    expect(await portal.open('orderTracking', '/order-tracking/guest')).toBe('/');
  });

  it('goes where merchants go, and may still sign in', async () => {
    const portal = visit(signedOut, ['guest_checkout'], 'GUEST', given);
    expect(await portal.open('orderTracking', '/order-tracking/guest')).toBeNull();
    expect(await portal.open('history')).toBeNull();
    expect(await portal.open('connect')).toBeNull();
    expect(await portal.open('landing', '/')).toBeNull();
  });

  it('is spoken to as one before its screens show, and a merchant as a merchant', async () => {
    const guest = visit(signedOut, ['guest_checkout'], 'GUEST', given);
    await guest.open('orderTracking', '/order-tracking/guest');
    expect(guest.spokenTo).toEqual(['guest']);
    const merchant = visit(signedIn, ['guest_checkout']);
    await merchant.open('orderTracking', '/order-tracking/demo');
    expect(merchant.spokenTo).toEqual(['merchant']);
  });

  it('who is given no session is led to the page that says why', async () => {
    const portal = visit(signedOut, ['guest_checkout']);
    expect(await portal.open('requestARider', '/request-a-rider/guest')).toBe('/connect');
  });

  it('is not made of a merchant who opens the request of guests', async () => {
    const begun = () => Promise.reject(new Error('no guest was asked for'));
    const portal = visit(signedIn, ['guest_checkout'], 'CLASSIC', begun);
    expect(await portal.open('requestARider', '/request-a-rider/guest')).toBeNull();
  });
});

describe('a session that has expired', () => {
  it('is extended on the way to a page behind the sign-in', async () => {
    const { ensure } = sessionAnHourOld(async () => tokens);
    expect(await visit(ensure).open('history')).toBeNull();
    expect(await visit(ensure).open('connect')).toBe('/request-a-rider');
  });

  it('and cannot be extended, as of an account that was disabled, is none', async () => {
    const { ensure } = sessionAnHourOld(() => Promise.reject(refused));
    expect(await visit(ensure).open('history')).toBe('/');
    expect(await visit(ensure).open('connect')).toBeNull();
  });
});

describe('an account that was disabled while its token lives', () => {
  it('is sent away as soon as the server has refused it', async () => {
    const session = sessionAnHourOld(async () => tokens);
    await session.ensure();
    expect(await visit(session.ensure).open('history')).toBeNull();
    session.refused();
    expect(await visit(session.ensure).open('history')).toBe('/');
  });
});

describe('an authenticated-only page', () => {
  it('shows to whoever is signed in, and sends everybody else to the landing page', async () => {
    expect(await visit(signedIn).open('history')).toBeNull();
    expect(await visit(signedOut).open('history')).toBe('/');
  });

  it('says that nobody answers instead of leaving when it cannot know', async () => {
    await expect(visit(unreachable).open('history')).rejects.toThrow('client.offline');
  });
});

describe('a page behind the sign-in that a signed-out visitor asks for', () => {
  const order = '/order-tracking/d001?order_id=d001-2WBV9DFKCP';
  const emptyTab = () => createStore(null, { addEventListener: () => undefined, removeEventListener: () => undefined });

  it('is remembered for after the sign-in', async () => {
    const tab = emptyTab();
    expect(await visit(signedOut, [], 'CLASSIC', undefined, tab).open('orderTracking', order)).toBe('/');
    expect(await visit(signedOut, [], 'CLASSIC', undefined, tab).open('connect', '/connect')).toBeNull();
    expect(createAskedFor(tab).at()).toBe(order);
  });

  it('is remembered when the session turns out to have expired', async () => {
    const tab = emptyTab();
    const { ensure } = sessionAnHourOld(() => Promise.reject(refused));
    expect(await visit(ensure, [], 'CLASSIC', undefined, tab).open('orderTracking', order)).toBe('/');
    expect(createAskedFor(tab).at()).toBe(order);
  });

  it('is forgotten once a merchant has come behind the sign-in', async () => {
    const tab = emptyTab();
    createAskedFor(tab).keep(order);
    expect(await visit(signedIn, [], 'CLASSIC', undefined, tab).open('orderTracking', order)).toBeNull();
    expect(createAskedFor(tab).at()).toBeNull();
  });

  it('is remembered while the visitor requests a rider as a guest', async () => {
    const tab = emptyTab();
    createAskedFor(tab).keep(order);
    const given = async () => ({ Token: 'g', Expires: 1, Obtained: 0 });
    const portal = visit(signedOut, ['guest_checkout'], 'GUEST', given, tab);
    expect(await portal.open('requestARider', '/request-a-rider/guest')).toBeNull();
    expect(createAskedFor(tab).at()).toBe(order);
  });
});

describe('a public-only page', () => {
  it('sends whoever is signed in to the request', async () => {
    expect(await visit(signedIn).open('connect')).toBe('/request-a-rider');
    expect(await visit(signedOut).open('connect')).toBeNull();
  });

  it('that a mailed link opens confirms it, whoever is signed in here', async () => {
    for (const portal of [visit(signedIn), visit(signedOut, [], 'GODROID')]) {
      expect(await portal.open('connect', '/connect')).toBe('/request-a-rider');
      expect(await portal.open('connect', '/connect#mailed')).toBeNull();
      expect(await portal.open('register', '/register#mailed')).toBe('/request-a-rider');
    }
  });

  it('shows when nobody can say who is signed in', async () => {
    expect(await visit(unreachable).open('landing')).toBeNull();
  });
});

describe('a page for everybody', () => {
  it('asks nobody who is signed in', async () => {
    expect(await visit(unreachable).open('termsAndConditions')).toBeNull();
  });
});

describe('an address that no route has, or whose flag is off', () => {
  it('is not found', async () => {
    expect(await visit(signedIn).open(null)).toBe(404);
    expect(await visit(signedIn).open('bulkOrder')).toBe(404);
  });
});

describe('a maintenance', () => {
  it('closes the portal without asking who is there', async () => {
    expect(await visit(unreachable, ['planned_maintenance']).open('requestARider')).toBe('/maintenance');
  });

  it('ends where it met the visitor', async () => {
    const portal = visit(signedIn, ['unplanned_maintenance']);
    expect(await portal.open('history', '/history/d001?q=Mali')).toBe('/maintenance');
    expect(await portal.open('maintenance')).toBeNull();
    portal.flags.clear();
    expect(await portal.open('maintenance')).toBe('/history/d001?q=Mali');
    expect(await portal.open('maintenance')).toBe('/');
  });

  it('ends at a mailed link with its hash, also where the page was loaded again meanwhile', async () => {
    const tab = createStore(null, { addEventListener: () => undefined, removeEventListener: () => undefined });
    const before = visit(signedIn, ['planned_maintenance'], 'CLASSIC', undefined, tab);
    expect(await before.open('connect', '/connect?lang=th_TH#mailed')).toBe('/maintenance');
    const still = visit(signedIn, ['planned_maintenance'], 'CLASSIC', undefined, tab);
    expect(await still.open('maintenance', '/maintenance')).toBeNull();
    const after = visit(signedIn, [], 'CLASSIC', undefined, tab);
    expect(await after.open('maintenance', '/maintenance')).toBe('/connect?lang=th_TH#mailed');
    expect(await after.open('connect', '/connect?lang=th_TH#mailed')).toBeNull();
    // Once is enough: whoever comes to the page of the maintenance later was interrupted nowhere.
    expect(await visit(signedIn, [], 'CLASSIC', undefined, tab).open('maintenance')).toBe('/');
  });

  it('that kept something else than an address ends at the start page', async () => {
    for (const kept of ['https://elsewhere.test/', 7, { at: '/history' }]) {
      const tab = { read: () => kept, write: () => undefined, remove: () => undefined };
      expect(await visit(signedIn, [], 'CLASSIC', undefined, tab).open('maintenance')).toBe('/');
    }
  });

  it('that met nobody ends at the start page', async () => {
    expect(await visit(signedIn).open('maintenance')).toBe('/');
  });
});
