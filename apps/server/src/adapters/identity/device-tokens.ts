import type { DevicePerson } from '@riderbell/domain/access/principal.ts';
import { shiftHours } from '@riderbell/domain/devices/device-limits.ts';
import type { DeviceTokens } from '../../features/devices/ports.ts';
import type { ReadToken } from './access-tokens.ts';
import { readOwnToken, signOwnToken, type TokenPurpose } from './own-tokens.ts';

/** Signs and reads the tokens of people at shared devices, with a separate audience. Instants are epoch milliseconds. */
export class SignedDeviceTokens implements DeviceTokens {
  readonly #purpose: TokenPurpose;
  readonly lifeSeconds = shiftHours * 3600;

  /** @param environment the audience of access tokens is its bare name */
  constructor(secret: Uint8Array, environment: string) {
    this.#purpose = { secret, audience: `${environment}/device` };
  }

  sign(person: Omit<DevicePerson, 'kind' | 'endsAt'>, now: number): Promise<string> {
    const { personId: subject, sessionId, vendorId, deviceName, personName } = person;
    const claims = { use: 'device', sid: sessionId, vendor: vendorId, device: deviceName, name: personName };
    return signOwnToken(this.#purpose, { subject, claims, lifeSeconds: this.lifeSeconds }, now);
  }

  async read(token: string, now: number): Promise<ReadToken<DevicePerson>> {
    const read = await readOwnToken(this.#purpose, token, now);
    if (!read.ok) return read;
    const { sub: personId, exp, use, sid, vendor, device, name } = read.claims;
    const texts = { sessionId: sid, vendorId: vendor, deviceName: device, personName: name };
    if (use !== 'device' || !areTexts(texts)) return { ok: false, why: 'session.invalid' };
    const endsAt = exp * 1000;
    return { ok: true, principal: { kind: 'device', personId, ...texts, endsAt }, expiresAt: endsAt };
  }
}

function areTexts<Name extends string>(values: Record<Name, unknown>): values is Record<Name, string> {
  return Object.values(values).every((value) => typeof value === 'string');
}
