import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { newConnectionCode } from '@riderbell/domain/devices/connection-code.ts';
import type { DeviceSecrets, PersonWithPin } from '../../features/devices/ports.ts';

/** Codes and keys of shared devices, and what is stored of PINs. */
export class RandomDeviceSecrets implements DeviceSecrets {
  readonly #secret: Uint8Array;

  constructor(secret: Uint8Array) {
    this.#secret = secret;
  }

  newCode(): string {
    return newConnectionCode(randomBytes(8));
  }

  newKey(): string {
    return randomBytes(32).toString('base64url');
  }

  hashOf(secret: string): string {
    return createHash('sha256').update(secret).digest('base64url');
  }

  /** A hash of 4 digits is guessed in no time, however slow it is; only the server's secret protects a stored PIN. */
  pinMac(personId: string, pin: string): string {
    return createHmac('sha256', this.#secret).update(`riderbell pin\n${personId}\n${pin}`).digest('base64url');
  }

  isPinOf(person: PersonWithPin, pin: string): boolean {
    const stored = Buffer.from(person.pinMac);
    const typed = Buffer.from(this.pinMac(person.id, pin));
    return stored.length === typed.length && timingSafeEqual(stored, typed);
  }
}
