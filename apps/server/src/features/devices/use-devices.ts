import type { calls } from '@riderbell/contract/calls.ts';
import { accepted, type Handler, refused } from '@riderbell/contract/handler.ts';
import { requestOrigin } from '@riderbell/domain/audit/caller-trace.ts';
import { toWesternDigits } from '@riderbell/domain/countries/numerals.ts';
import { foldedConnectionCode } from '@riderbell/domain/devices/connection-code.ts';
import type { DeviceNeeds, KnownDevice } from './ports.ts';

// These calls have no session: a code, or the key of a device, says where they come from.

export function connectDevice(needs: DeviceNeeds): Handler<typeof calls.connectDevice> {
  return async (asked) => {
    const seconds = await needs.limits.takeAddress('connect-device', asked.remoteAddress);
    if (seconds !== null) return refused('account.too-many', { values: { seconds } });
    const secret = needs.secrets.newKey();
    const device = await needs.store.connect(
      {
        codeHash: needs.secrets.hashOf(foldedConnectionCode(asked.body.code)),
        keyHash: needs.secrets.hashOf(secret),
      },
      {
        now: needs.now(),
        // No person has unlocked the device yet.
        traceOf: (deviceId, name) => ({
          who: { kind: 'device', id: `device:${deviceId}`, name },
          from: requestOrigin(asked),
        }),
      },
    );
    if (device === null) return refused('device.code-invalid', { field: 'code' });
    return accepted({ result: { key: `${device.id}.${secret}`, device: device.shown } });
  };
}

export function readDevice(needs: DeviceNeeds): Handler<typeof calls.readDevice> {
  return async ({ body, remoteAddress }) => {
    const seconds = await needs.limits.takeAddress('read-device', remoteAddress);
    if (seconds !== null) return refused('account.too-many', { values: { seconds } });
    const device = await deviceOf(needs, body.key);
    return device === null ? refused('device.disconnected') : accepted({ result: device.shown });
  };
}

/** A wrong PIN counts for the person on all devices, so that a stranger at the counter has few guesses, whatever the device. */
export function unlockDevice(needs: DeviceNeeds): Handler<typeof calls.unlockDevice> {
  return async ({ body, remoteAddress }) => {
    const wait = await needs.limits.takeAddress('read-device', remoteAddress);
    if (wait !== null) return refused('account.too-many', { values: { seconds: wait } });
    const device = await deviceOf(needs, body.key);
    if (device === null) return refused('device.disconnected');
    const person = await needs.store.person(device.vendorId, body.person_id);
    if (person === null) return refused('device.person-not-found');
    const pin = toWesternDigits(body.pin);
    const judged = await needs.limits.judgePin(person, async () => needs.secrets.isPinOf(person, pin));
    if (!judged.ok) return refused('device.locked-out', { values: { seconds: judged.seconds } });
    if (!judged.right) return refused('device.pin-wrong', { field: 'pin' });
    const now = needs.now();
    const session = { id: needs.newId(), deviceId: device.id, expiresAt: now + needs.tokens.lifeSeconds * 1000, now };
    // The device or the person was removed, or the PIN changed, while it was being checked.
    if (!(await needs.sessions.open(session, person))) return refused('device.person-not-found');
    const { vendorId } = device;
    const token = await needs.tokens.sign(
      { vendorId, deviceName: device.shown.name, personId: person.id, personName: person.name, sessionId: session.id },
      now,
    );
    return accepted({
      result: {
        user: { id: person.id, email: '', name: person.name },
        AuthenticationResult: {
          AccessToken: token,
          // A person at a device has no account to identify, and the next one types a PIN instead of this one's being extended.
          IdToken: '',
          RefreshToken: '',
          ExpiresIn: needs.tokens.lifeSeconds,
          TokenType: 'Bearer',
        },
      },
    });
  };
}

/** The device of a key: its id and its secret. */
async function deviceOf(
  { store, secrets }: Pick<DeviceNeeds, 'store' | 'secrets'>,
  key: string,
): Promise<KnownDevice | null> {
  const [id = '', secret = ''] = key.split('.');
  return store.find(id, secrets.hashOf(secret));
}
