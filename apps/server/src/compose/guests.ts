import type { Logger } from 'pino';
import { v7 as uuid } from 'uuid';
import { SignedGuestTokens } from '../adapters/identity/guest-tokens.ts';
import { CachedSessionCheck } from '../adapters/identity/session-check.ts';
import type { Database } from '../adapters/postgres/database.ts';
import { PostgresGuestJoins } from '../adapters/postgres/guest-joins.ts';
import { PostgresGuestStore } from '../adapters/postgres/guest-store.ts';
import { addressKeys } from '../features/accounts/attempts.ts';
import type { AttemptLimiter, RegisteringGuests, SessionEnds } from '../features/accounts/ports.ts';
import { createGuestsFeature } from '../features/guests/feature.ts';
import type { GuestNeeds } from '../features/guests/ports.ts';
import type { FlagAnswers, SessionCheck } from '../http/ports.ts';
import type { EventBus } from '../live/ports.ts';
import type { Settings } from '../settings/settings.ts';

const hour = 60 * 60_000;
const day = 24 * hour;

export interface GuestParts {
  readonly database: Database;
  readonly settings: Pick<Settings, 'environment' | 'guests'>;
  readonly secret: Uint8Array;
  readonly flags: Pick<FlagAnswers, 'now'>;
  readonly sessionEnds: SessionEnds;
  readonly bus: EventBus;
  readonly log: Logger;
  readonly now: () => number;
}

export interface GuestFeatureParts {
  readonly limiter: AttemptLimiter;
  readonly vendors: GuestNeeds['vendors'];
  readonly deliveries: { readonly withNewOwner: ConstructorParameters<typeof PostgresGuestJoins>[1] };
  /** Called after each joining, for the relay. */
  readonly onWritten: () => void;
}

/** Composes guests: their tokens and the check of them. */
export function composeGuests({ database, settings, secret, flags, sessionEnds, bus, log, now }: GuestParts) {
  const tokens = new SignedGuestTokens(secret, settings.environment, settings.guests.sessionHours * 3600);
  const store = new PostgresGuestStore(database.kysely);
  const cached = new CachedSessionCheck(tokens, store, sessionEnds, now);
  const isOffered = (): boolean => flags.now().guest_checkout;
  const check: SessionCheck['check'] = async (token) => {
    const verdict = await cached.check(token);
    // If guests are disabled, their sessions count as expired, and the portal starts without one.
    return verdict.ok && !isOffered() ? { ok: false, why: 'session.expired' } : verdict;
  };
  let joins: GuestNeeds['joins'] | null = null;
  const registering: RegisteringGuests = {
    async guestOf(token) {
      if (!isOffered()) return null;
      const read = await tokens.read(token, now());
      return read.ok && (await store.isOpen(read.principal.guestId, now())) ? read.principal.guestId : null;
    },
    async takeOver({ guestId, accountId, vendorId }) {
      try {
        const joined = await joins?.join({ guestId, accountId, vendorId, familyId: vendorId, now: now() });
        if (joined?.ok) await sessionEnds.publish(guestId);
      } catch (error) {
        log.error({ err: error }, 'the orders of a guest who registered were not taken over');
      }
    },
  };
  return {
    check,
    registering,
    /** Checks a guest for a ticket of the live channel. */
    isOpen: async (guestId: string, at: number): Promise<boolean> => isOffered() && store.isOpen(guestId, at),
    /** For sockets: returns guests that have joined an account or expired, or all if guests are disabled. */
    endedAmong: async (guestIds: readonly string[]): Promise<string[]> =>
      isOffered() ? store.endedAmong(guestIds, now()) : [...guestIds],
    handlers({ limiter, vendors, deliveries, onWritten }: GuestFeatureParts) {
      joins = new PostgresGuestJoins(database.pool, deliveries.withNewOwner, (vendorId) => {
        bus.publish('vendor-changed', vendorId);
        onWritten();
      });
      return createGuestsFeature({
        tokens,
        guests: store,
        joins,
        vendors,
        isOffered,
        takeNewGuest: (remoteAddress) => limiter.take(addressKeys('guest-session', remoteAddress)),
        announceEnd: (guestId) => sessionEnds.publish(guestId),
        newId: () => uuid(),
        now,
      }).handlers;
    },
    recurring: [
      { name: 'sweep-guests', everyMilliseconds: hour, run: async () => void (await store.sweep(now() - day)) },
    ],
  };
}
