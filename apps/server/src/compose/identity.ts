import { randomBytes } from 'node:crypto';
import type { Principal } from '@riderbell/domain/access/principal.ts';
import type { Country } from '@riderbell/domain/countries/country.ts';
import { supportedLanguage } from '@riderbell/domain/countries/preferred-language.ts';
import { allowedPaymentMethods } from '@riderbell/domain/payments/payment-methods.ts';
import { newVendorId } from '@riderbell/domain/outlets/vendor-id.ts';
import type { Redis } from 'ioredis';
import type { Logger } from 'pino';
import { v7 as uuid } from 'uuid';
import { CountedAttempts } from '../adapters/attempt-limits/counted-attempts.ts';
import { AccessTokens } from '../adapters/identity/access-tokens.ts';
import { StoredLiveTickets } from '../adapters/identity/live-tickets.ts';
import { DerivedResetCodes, SealedConfirmationTokens } from '../adapters/identity/mailed-secrets.ts';
import { ExternalTokens, type ExternalTokenSettings } from '../adapters/identity/external-tokens.ts';
import { HashedKnownNetworks, networkMemory } from '../adapters/identity/hashed-known-networks.ts';
import { operatorCheck, operatorLimit } from '../adapters/identity/operator-check.ts';
import { CachedSessionCheck } from '../adapters/identity/session-check.ts';
import { StoredProviderLogins } from '../adapters/identity/stored-provider-logins.ts';
import { RefreshTokens } from '../adapters/identity/refresh-tokens.ts';
import { TokenSessions } from '../adapters/identity/token-sessions.ts';
import { isPossiblePhone } from '../adapters/phone-numbers/possible-phone.ts';
import { PostgresAccountStore } from '../adapters/postgres/account-store.ts';
import type { Database } from '../adapters/postgres/database.ts';
import { PostgresInvitedPeople } from '../adapters/postgres/invited-people.ts';
import { PostgresJobQueue } from '../adapters/postgres/job-queue.ts';
import { PostgresKnownNetworks } from '../adapters/postgres/known-network-store.ts';
import { PostgresOutletDirectory } from '../adapters/postgres/outlet-directory.ts';
import { PostgresOutsideAccounts } from '../adapters/postgres/outside-account-store.ts';
import { PostgresProviderLoginStore } from '../adapters/postgres/provider-login-store.ts';
import { PostgresRegistrationStore } from '../adapters/postgres/registration-store.ts';
import { PostgresResetStore } from '../adapters/postgres/reset-store.ts';
import { PostgresSessionStore } from '../adapters/postgres/session-store.ts';
import { PostgresTicketStore } from '../adapters/postgres/ticket-store.ts';
import { addressKey, attemptWindow } from '../features/accounts/attempts.ts';
import { createAccountsFeature } from '../features/accounts/feature.ts';
import type { AccountJobs, AttemptLimiter, NewVendor, Passwords, SessionEnds } from '../features/accounts/ports.ts';
import type { InvitationTokens } from '../features/team/ports.ts';
import { accessTokenOf, checkCredential, externalTokenOf } from '../http/identity.ts';
import type { FlagAnswers, SessionCheck } from '../http/ports.ts';
import type { EventBus } from '../live/ports.ts';
import type { Settings } from '../settings/settings.ts';
import { composeDevices } from './devices.ts';
import { composeGuests } from './guests.ts';
import { composeMails } from './mails.ts';
import { composeSignIn } from './sign-in.ts';
import { sweepOf } from './sweeps.ts';

const hour = 60 * 60_000;
const day = 24 * hour;

export interface IdentityParts {
  database: Database;
  bus: EventBus;
  redis: Redis | null;
  secret: Uint8Array;
  settings: Pick<
    Settings,
    'environment' | 'operator' | 'identity' | 'guests' | 'mail' | 'brands' | 'deployment' | 'development'
  >;
  country: Country;
  /** The system in which the portal is embedded. */
  godroid: ExternalTokenSettings | null;
  flags: FlagAnswers;
  /** The portal's origin. */
  origin: () => string;
  /** Called when a job was added. */
  onJob: () => void;
  watches: {
    watchPasswords?: (passwords: Passwords) => Passwords;
    watchAttempts?: (limiter: AttemptLimiter) => AttemptLimiter;
  };
  now: () => number;
  log: Logger;
}

/** Composes everything about identity: accounts and their e-mails, sign-in, sessions, tokens and tickets. */
export function composeIdentity(parts: IdentityParts) {
  const { database, bus, redis, secret, settings, now } = parts;
  const store = new PostgresSessionStore(database.kysely);
  const ticketStore = new PostgresTicketStore(database.kysely);
  const sessionEnds: SessionEnds = {
    publish: async (sessionId) => bus.publish('session-ended', sessionId),
    onEnded: (listener) => bus.subscribe('session-ended', listener),
  };
  const tokens = new AccessTokens(secret, settings.environment);
  const ownCheck = new CachedSessionCheck(tokens, store, sessionEnds, now);
  const guests = composeGuests({ ...parts, sessionEnds });
  const devices = composeDevices({ ...parts, sessionEnds });
  const tickets = new StoredLiveTickets(ticketStore, { accounts: store, guests, devices }, now);
  const counted = new CountedAttempts({ redis, windowMilliseconds: attemptWindow });
  const limiter = parts.watches.watchAttempts?.(counted) ?? counted;
  const networks = new PostgresKnownNetworks(database.pool);
  const registrations = new PostgresRegistrationStore(database.kysely);
  const resets = new PostgresResetStore(database.kysely);
  const logins = new PostgresProviderLoginStore(database.kysely);

  const mails = composeMails(parts);
  const needed = shared(parts);
  const invitationTokens = sealedInvitations(secret);
  const announceAccess = (email: string): void => bus.publish('access-changed', email);
  const attempts = { limiter, networks: new HashedKnownNetworks(networks, secret, now) };
  const feature = createAccountsFeature({
    ...needed,
    ...attempts,
    announceAccess,
    invited: new PostgresInvitedPeople(database.kysely, invitationTokens),
    mails: mails.mails,
    identity: composeSignIn({ ...parts, ...parts.watches }),
    sessions: new TokenSessions({ store, tokens, refreshTokens: new RefreshTokens(secret), sessionEnds, now }),
    accounts: new PostgresAccountStore(database.kysely),
    outside: new PostgresOutsideAccounts(database.kysely, settings.deployment.defaultLanguage),
    logins: new StoredProviderLogins(logins),
    registrations,
    guests: guests.registering,
    resets,
    tickets,
    lockDevice: devices.lock,
  });

  const external = parts.godroid === null ? null : new ExternalTokens(parts.godroid, now);
  const check: SessionCheck = {
    check: async (token) => {
      const verdict = await ownCheck.check(token);
      if (verdict.ok || verdict.why === 'session.expired') return verdict;
      // A token that is none of an account may be a guest's or a shared device's, which have other audiences.
      const ofGuest = await guests.check(token);
      return ofGuest.ok || ofGuest.why === 'session.expired' ? ofGuest : devices.check(token);
    },
    // Without the settings no outside token is accepted.
    checkExternal: async (token) => external?.check(token) ?? { ok: false, why: 'session.invalid' },
  };

  /** A ticket, or a credential in any of its forms (specification §7). */
  const authorize = async (authorization: string): Promise<Principal | null> => {
    if (externalTokenOf(authorization) !== null) {
      const verdict = await checkCredential(authorization, check);
      return verdict.ok ? verdict.principal : null;
    }
    const token = accessTokenOf(authorization) ?? accessTokenOf(`Bearer ${authorization}`);
    if (token === null) return null;
    // Only a JWT contains dots.
    if (!token.includes('.')) return tickets.redeem(token);
    const verdict = await check.check(token);
    return verdict.ok ? verdict.principal : null;
  };

  return {
    feature,
    /** The calls of guests and of shared devices. */
    callersWithoutAccount: (needs: Parameters<typeof guests.handlers>[0] & Parameters<typeof devices.handlers>[0]) => ({
      ...guests.handlers(needs),
      ...devices.handlers(needs),
    }),
    limiter,
    attempts,
    invitationTokens,
    announceAccess,
    mails: mails.mails,
    languageOf: needed.languageOf,
    mailbox: mails.mailbox,
    check,
    operator: operatorCheck(settings.operator.token, limiter, (address) =>
      addressKey('operator', address, operatorLimit),
    ),
    sessionEnds,
    authorize,
    watch: {
      // An id belongs to a session, a guest or a shared device; if it is open in none, it has ended.
      endedAmong: async (ids: readonly string[]) =>
        devices.endedAmong(await guests.endedAmong(await store.endedAmong(ids, now()))),
    },
    recurring: [
      sweepOf('sweep-tickets', () => ticketStore.sweep(now())),
      sweepOf('sweep-sessions', () => store.sweep(now() - day)),
      // A day longer than it is valid, so that an old link can be reported as expired.
      sweepOf('sweep-registrations', () => registrations.sweep(now() - day)),
      sweepOf('sweep-password-resets', () => resets.sweep(now())),
      sweepOf('sweep-known-networks', () => networks.sweep(now() - networkMemory)),
      sweepOf('sweep-provider-logins', () => logins.sweep(now())),
      ...guests.recurring,
      ...devices.recurring,
      ...mails.recurring,
    ],
  };
}

/** What the use cases need: the deployment, clocks and random ids. */
function shared({ database, secret, settings, country, flags, onJob, now }: IdentityParts) {
  const { languages, defaultLanguage, registrationType } = settings.deployment;
  const queue = new PostgresJobQueue(database.pool, now);
  const jobs: AccountJobs = {
    async add({ name, payload }) {
      await queue.add({ name, key: null, payload, runAt: now() });
      onJob();
    },
  };
  const newVendor = (): NewVendor => ({
    id: newVendorId(randomBytes(8)),
    countryCode: country.code,
    currency: country.currency,
    paymentMethods: allowedPaymentMethods(country.payment.allowed, null, {
      payAtPickup: true,
      card: country.payment.cardType,
    }),
  });
  return {
    outlets: new PostgresOutletDirectory(database.kysely),
    codes: new DerivedResetCodes(secret),
    confirmations: new SealedConfirmationTokens(secret),
    signInKeys: new SealedConfirmationTokens(secret, 'sign-in-key'),
    jobs,
    registrationType,
    isPossiblePhone: isPossiblePhone(country.code),
    isClosed: () => flags.now()['deactivate-sign-up-button'],
    languageOf: (locale: string) => supportedLanguage(locale, languages, defaultLanguage),
    newVendor,
    newId: () => uuid(),
    onJob,
    now,
  };
}

function sealedInvitations(secret: Uint8Array): InvitationTokens {
  const sealed = new SealedConfirmationTokens(secret, 'invitation');
  return { tokenOf: (id) => sealed.tokenOf(id), invitationOf: (token) => sealed.registrationOf(token) };
}
