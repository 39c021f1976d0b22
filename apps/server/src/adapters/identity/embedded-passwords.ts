import { randomBytes } from 'node:crypto';
import type { Passwords } from '../../features/accounts/ports.ts';
import { hashPassword, isPassword } from './password-hash.ts';
import { FairQueue } from './fair-queue.ts';

/** The passwords of the server's own identity provider: argon2id, off the event loop (docs/accounts.md). */
export class EmbeddedPasswords implements Passwords {
  /** Each hash needs 19 MiB, and a thread that file access and DNS look-ups need too. */
  readonly #queue = new FairQueue({ width: 2, waitingOfNetwork: 24, waiting: 240 });
  readonly #unusedHash = hashPassword(randomBytes(16).toString('base64'));

  hash(password: string, network: string): Promise<string> {
    return this.#queue.run(network, () => hashPassword(password));
  }

  async matches(password: string, hash: string | null, network: string): Promise<boolean> {
    // An unknown address takes the same work, so that the duration does not reveal which addresses exist.
    const against = hash ?? (await this.#unusedHash);
    const right = await this.#queue.run(network, () => isPassword(password, against));
    return right && hash !== null;
  }
}
