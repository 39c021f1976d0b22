import { randomBytes } from 'node:crypto';
import type { Passwords } from '../../features/accounts/ports.ts';
import { hashPassword, isPassword } from './password-hash.ts';
import { Turnstile } from './turnstile.ts';

/** The passwords of the server's own identity provider: argon2id, off the event loop (decisions: Accounts). */
export class EmbeddedPasswords implements Passwords {
  /** Each hash takes 19 MiB and a thread that files and name look-ups need too. */
  readonly #turnstile = new Turnstile({ width: 2, waitingOfNetwork: 24, waiting: 240 });
  readonly #nobodysHash = hashPassword(randomBytes(16).toString('base64'));

  hash(password: string, network: string): Promise<string> {
    return this.#turnstile.pass(network, () => hashPassword(password));
  }

  async matches(password: string, hash: string | null, network: string): Promise<boolean> {
    // An unknown address costs the same work, so that time does not tell which addresses are known.
    const against = hash ?? (await this.#nobodysHash);
    const right = await this.#turnstile.pass(network, () => isPassword(password, against));
    return right && hash !== null;
  }
}
