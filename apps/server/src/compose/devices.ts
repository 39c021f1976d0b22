import { v7 as uuid } from 'uuid';
import { RandomDeviceSecrets } from '../adapters/identity/device-secrets.ts';
import { SignedDeviceTokens } from '../adapters/identity/device-tokens.ts';
import { CachedSessionCheck } from '../adapters/identity/session-check.ts';
import type { Database } from '../adapters/postgres/database.ts';
import { PostgresDeviceSessions } from '../adapters/postgres/devices/device-sessions.ts';
import { PostgresDeviceStore } from '../adapters/postgres/devices/device-store.ts';
import { addressKeys, pinKeys } from '../features/accounts/attempts.ts';
import type { AttemptLimiter, SessionEnds } from '../features/accounts/ports.ts';
import { createDevicesFeature } from '../features/devices/feature.ts';
import type { DeviceNeeds } from '../features/devices/ports.ts';
import type { SessionCheck } from '../http/ports.ts';
import type { Settings } from '../settings/settings.ts';
import { sweepOf } from './sweeps.ts';

const day = 24 * 60 * 60_000;

export interface DeviceParts {
  readonly database: Database;
  readonly settings: Pick<Settings, 'environment'>;
  readonly secret: Uint8Array;
  readonly sessionEnds: SessionEnds;
  readonly now: () => number;
}

/** Composes shared devices: their tokens and the check of them. */
export function composeDevices({ database, settings, secret, sessionEnds, now }: DeviceParts) {
  const tokens = new SignedDeviceTokens(secret, settings.environment);
  const store = new PostgresDeviceStore(database.kysely);
  const sessions = new PostgresDeviceSessions(database.kysely);
  const cached = new CachedSessionCheck(tokens, sessions, sessionEnds, now);
  const announceEnds = async (ids: readonly string[]): Promise<void> => {
    await Promise.all(ids.map((id) => sessionEnds.publish(id)));
  };
  return {
    check: ((token) => cached.check(token)) satisfies SessionCheck['check'],
    isOpen: (sessionId: string, at: number) => sessions.isOpen(sessionId, at),
    endedAmong: (sessionIds: readonly string[]) => sessions.endedAmong(sessionIds, now()),
    /** Locks the device of the session. */
    async lock(sessionId: string): Promise<void> {
      if (await sessions.end(sessionId, now())) await announceEnds([sessionId]);
    },
    handlers({ limiter, vendors }: { readonly limiter: AttemptLimiter; readonly vendors: DeviceNeeds['vendors'] }) {
      return createDevicesFeature({
        vendors,
        store,
        sessions,
        tokens,
        secrets: new RandomDeviceSecrets(secret),
        limits: {
          takeAddress: (act, remoteAddress) => limiter.take(addressKeys(act, remoteAddress)),
          async judgePin(person, look) {
            const judged = await limiter.attempt(pinKeys(person.id, person.pinSetAt), async () => {
              const right = await look();
              return { counts: !right, value: right };
            });
            return judged.ok ? { ok: true, right: judged.value } : judged;
          },
        },
        announceEnds,
        newId: () => uuid(),
        now,
      }).handlers;
    },
    // A month longer than they last, because the list of devices says who used each one last.
    recurring: [sweepOf('sweep-device-sessions', () => sessions.sweep(now() - 30 * day))],
  };
}
