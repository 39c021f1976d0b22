import type { FlagName } from '@riderbell/domain/flags/flags.ts';
import { guestVendorId } from '@riderbell/domain/outlets/guest-vendor.ts';
import type { Params } from 'react-router';
import type { Session } from '../../platform/session/session.ts';
import { type Store } from '@riderbell/web/storage/storage.ts';
import { storageKeys } from '../../platform/storage-keys.ts';
import { createAskedFor } from '../asked-for.ts';
import { paths, routeAccess, type RouteName } from '../../platform/paths.ts';
import { isMaintenance, type Verdict, verdictOn, type Visitor } from './verdict.ts';

export interface GuardParts {
  session: Pick<Session, 'ensure' | 'mode'> & { readonly guest: Pick<Session['guest'], 'ensure'> };
  flags: { isOn(name: FlagName): boolean };
  /** Whether the address is the mailed link of a registration, which confirms whoever is signed in here. */
  confirming(address: string): boolean;
  /** Has the screens speak to the visitor; nothing shows before they can. */
  speakTo(visitor: Visitor): Promise<void>;
  /** What this tab keeps over a reload. */
  tab: Pick<Store, 'read' | 'write' | 'remove'>;
}

/** Asked with the path, the query and the hash of an address, and with what they give for the names of its pattern. */
type Guard = (address: string, params: Params) => Promise<Verdict>;

/** What the router asks before it shows a screen, by route; null is an address that no route has. */
export type Guards = (route: RouteName | null) => Guard;

export function createGuards(parts: GuardParts): Guards {
  const { flags } = parts;
  const interrupted = interruptedIn(parts.tab);
  const askedFor = createAskedFor(parts.tab);
  return (route) =>
    async (address, { vendorID }) => {
      // A closed portal asks nobody who is there, and does not wait for a server that may be closed too.
      const visitor = isMaintenance(flags.isOn) ? 'nobody' : await visitorAt({ route, vendorID, address }, parts);
      // There the offer stands, and why it cannot be had now.
      if (visitor === 'refused guest') return { redirect: paths.connect() };
      await parts.speakTo(visitor);
      const resumeAt = interrupted.at();
      if (!isMaintenance(flags.isOn)) interrupted.keep(null);
      else if (route !== 'maintenance') interrupted.keep(address);
      const verdict = verdictOn(route, visitor, flags.isOn, resumeAt);
      if (visitor === 'merchant' || visitor === 'embedded') askedFor.forget();
      else if (isSentToSignIn(verdict)) askedFor.keep(address);
      return verdict;
    };
}

/** A page behind the sign-in sends a visitor without one to the landing page. */
function isSentToSignIn(verdict: Verdict): boolean {
  return typeof verdict === 'object' && verdict.redirect === paths.landing();
}

/** Where the maintenance met the visitor, so that it ends there: the whole address, as a mailed link is worth nothing without its hash. */
function interruptedIn(tab: GuardParts['tab']) {
  const kept = tab.read(storageKeys.interrupted);
  let where = typeof kept === 'string' && kept.startsWith('/') ? kept : null;
  return {
    at: () => where ?? undefined,
    /** Null is nowhere. */
    keep(address: string | null): void {
      if (address === where) return;
      where = address;
      if (address === null) tab.remove(storageKeys.interrupted);
      else tab.write(storageKeys.interrupted, address);
    },
  };
}

async function visitorAt(
  { route, vendorID, address }: { route: RouteName | null; vendorID: string | undefined; address: string },
  { session, flags, confirming }: GuardParts,
): Promise<Visitor | 'refused guest'> {
  const access = route === null ? 'public' : routeAccess[route];
  // Nobody waits for the server where everybody is admitted.
  if (access === 'public' || (route === 'connect' && confirming(address))) return 'nobody';
  if (session.mode() === 'GODROID') return 'embedded';
  const asked = session.ensure();
  // Without an answer nobody knows who is signed in; a public page is then of more use than an error.
  const auth = await (access === 'public-only' ? asked.catch(() => null) : asked);
  if (auth !== null) return 'merchant';
  if (access === 'public-only' || !flags.isOn('guest_checkout')) return 'nobody';
  // Whoever comes to a guest's request becomes one (specification §4, Session); nobody becomes one unasked.
  const begins = route === 'requestARider' && vendorID === guestVendorId;
  if (!begins && session.mode() !== 'GUEST') return 'nobody';
  return (await session.guest.ensure()) === null ? 'refused guest' : 'guest';
}
