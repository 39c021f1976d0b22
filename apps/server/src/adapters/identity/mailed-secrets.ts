import { createHmac, timingSafeEqual } from 'node:crypto';
import type { ConfirmationTokens, ResetCodes } from '../../features/accounts/ports.ts';

const codeDigits = 6;

/** Codes of 6 digits (specification §5), derived from the id of the request and the server's secret. */
export class DerivedResetCodes implements ResetCodes {
  readonly #secret: Uint8Array;

  constructor(secret: Uint8Array) {
    this.#secret = secret;
  }

  codeOf(resetId: string): string {
    // 2^48 is so much larger than 10^6 that the codes' probabilities differ by less than 1 in 10^8.
    const number = macOf(this.#secret, 'reset-code', resetId).readUIntBE(0, 6) % 10 ** codeDigits;
    return String(number).padStart(codeDigits, '0');
  }

  isCodeOf(resetId: string | null, code: string): boolean {
    const expected = Buffer.from(this.codeOf(resetId ?? ''));
    const received = Buffer.from(code);
    return received.length === expected.length && timingSafeEqual(received, expected) && resetId !== null;
  }
}

/** The sealed id of a registration or an invitation: in a mailed link, or as the key of the browser that registered. */
export class SealedConfirmationTokens implements ConfirmationTokens {
  readonly #secret: Uint8Array;
  readonly #purpose: string;

  constructor(secret: Uint8Array, purpose: 'confirmation' | 'sign-in-key' | 'invitation' = 'confirmation') {
    this.#secret = secret;
    this.#purpose = purpose;
  }

  tokenOf(registrationId: string): string {
    return `${registrationId}.${macOf(this.#secret, this.#purpose, registrationId).toString('base64url')}`;
  }

  registrationOf(token: string): string | null {
    const id = token.slice(0, Math.max(0, token.indexOf('.')));
    const expected = Buffer.from(this.tokenOf(id));
    const received = Buffer.from(token);
    return received.length === expected.length && timingSafeEqual(received, expected) ? id : null;
  }
}

/** The purpose is part of the text, so a value made for one purpose is invalid for another. */
function macOf(secret: Uint8Array, purpose: string, text: string): Buffer {
  return createHmac('sha256', secret).update(`riderbell ${purpose}\n${text}`).digest();
}
