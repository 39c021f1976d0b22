import type { FlagName } from '@riderbell/domain/flags/flags.ts';
import { guestVendorId } from '@riderbell/domain/outlets/guest-vendor.ts';
import type { Params } from 'react-router';
import type { Session } from '../../platform/session/session.ts';
import { type Store } from '@riderbell/web/storage/storage.ts';
import { storageKeys } from '../../platform/storage-keys.ts';
import { createReturnAddress } from '../return-address.ts';
import { paths, routeAccess, type RouteName } from '../../platform/paths.ts';
import { isMaintenance, type Verdict, verdictOn, type Visitor } from './verdict.ts';

export interface GuardParts {
  session: Pick<Session, 'ensure' | 'mode'> & { readonly guest: Pick<Session['guest'], 'ensure'> };
  flags: { isOn(name: FlagName): boolean };
  /** Whether the address is the mailed confirmation link of a registration, which also works while a merchant is signed in. */
  isConfirmationLink(address: string): boolean;
  /** Loads the wording for the visitor; no screen shows before it. */
  loadWordingFor(visitor: Visitor): Promise<void>;
  /** Whether this browser is a shared device at a counter. */
  isSharedDevice(): boolean;
  /** The store of this tab, which survives a reload. */
  tab: Pick<Store, 'read' | 'write' | 'remove'>;
}

/** Takes the path, query and hash of an address, and the parameters of its route pattern. */
type Guard = (address: string, params: Params) => Promise<Verdict>;

/** The guard of each route, which the router runs before it shows a screen; null is an unknown address. */
export type Guards = (route: RouteName | null) => Guard;

export function createGuards(parts: GuardParts): Guards {
  const { flags } = parts;
  const interrupted = createInterruption(parts.tab);
  const returnAddress = createReturnAddress(parts.tab);
  return (route) =>
    async (address, { vendorID }) => {
      // During maintenance, do not ask for the session: the server may be down too.
      const visitor = isMaintenance(flags.isOn) ? 'signed-out' : await visitorAt({ route, vendorID, address }, parts);
      // The sign-in shows the guest offer and why it is not available now.
      if (visitor === 'refused guest') return { redirect: paths.connect() };
      await parts.loadWordingFor(visitor);
      const resumeAt = interrupted.at();
      if (!isMaintenance(flags.isOn)) interrupted.keep(null);
      else if (route !== 'maintenance') interrupted.keep(address);
      const verdict = verdictOn(route, visitor, flags.isOn, resumeAt);
      if (visitor === 'merchant' || visitor === 'embedded') returnAddress.forget();
      else if (isSentToSignIn(verdict)) returnAddress.keep(address);
      // A locked device shows who may unlock it wherever another browser shows the landing page.
      const isLocked = visitor === 'signed-out' && (route === 'landing' || isSentToSignIn(verdict));
      return isLocked && !isMaintenance(flags.isOn) && parts.isSharedDevice() ? { redirect: paths.device() } : verdict;
    };
}

/** The guards redirect a signed-out visitor from a page that needs a sign-in to the landing page. */
function isSentToSignIn(verdict: Verdict): boolean {
  return typeof verdict === 'object' && verdict.redirect === paths.landing();
}

/** The address that maintenance interrupted, to which the visitor returns: with its hash, because a mailed link is useless without it. */
function createInterruption(tab: GuardParts['tab']) {
  const stored = tab.read(storageKeys.interrupted);
  let current = typeof stored === 'string' && stored.startsWith('/') ? stored : null;
  return {
    at: () => current ?? undefined,
    /** Null if no address was interrupted. */
    keep(address: string | null): void {
      if (address === current) return;
      current = address;
      if (address === null) tab.remove(storageKeys.interrupted);
      else tab.write(storageKeys.interrupted, address);
    },
  };
}

async function visitorAt(
  { route, vendorID, address }: { route: RouteName | null; vendorID: string | undefined; address: string },
  { session, flags, isConfirmationLink }: GuardParts,
): Promise<Visitor | 'refused guest'> {
  const access = route === null ? 'public' : routeAccess[route];
  // A public page does not need the session, so do not wait for the server.
  if (access === 'public' || (route === 'connect' && isConfirmationLink(address))) return 'signed-out';
  if (session.mode() === 'GODROID') return 'embedded';
  const ensured = session.ensure();
  // If the server does not answer, treat the visitor as signed out: a public page is more useful than an error.
  const auth = await (access === 'public-only' ? ensured.catch(() => null) : ensured);
  if (auth !== null) return 'merchant';
  if (access === 'public-only' || !flags.isOn('guest_checkout')) return 'signed-out';
  // Only the address of a guest's request starts a guest session (specification §4, Session).
  const startsGuestSession = route === 'requestARider' && vendorID === guestVendorId;
  if (!startsGuestSession && session.mode() !== 'GUEST') return 'signed-out';
  return (await session.guest.ensure()) === null ? 'refused guest' : 'guest';
}
