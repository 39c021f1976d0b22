import { SignJWT } from 'jose';
import type { HelpCentreIdentity, HelpCentreTokens } from '../../features/help/ports.ts';

/** The audience of the tokens: the server's calls do not accept them, and the help centre accepts no other token. */
export const helpCentreAudience = 'help-centre';
const issuer = 'riderbell';
/** An hour: the portal fetches the next one with 5 minutes left (specification §7). */
const lifeSeconds = 3600;

/** Signs with HS256 and a secret that only this server and the help centre's service share. */
export class SignedHelpCentreTokens implements HelpCentreTokens {
  readonly #secret: Uint8Array;
  readonly #now: () => number;

  constructor(secret: Uint8Array, now: () => number) {
    this.#secret = secret;
    this.#now = now;
  }

  issue({ accountId, email, vendorId, brand, country }: HelpCentreIdentity): Promise<string> {
    const seconds = Math.floor(this.#now() / 1000);
    return new SignJWT({ email, vendor_id: vendorId, brand, country })
      .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
      .setIssuer(issuer)
      .setAudience(helpCentreAudience)
      .setSubject(accountId)
      .setIssuedAt(seconds)
      .setExpirationTime(seconds + lifeSeconds)
      .sign(this.#secret);
  }
}
