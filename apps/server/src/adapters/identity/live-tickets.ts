import { createHash, randomBytes } from 'node:crypto';
import { byKind, type Principal } from '@riderbell/domain/access/principal.ts';
import type { LiveTickets, TicketStore } from '../../features/accounts/ports.ts';

const ticketSeconds = 30;

/** Says whether a guest, or the session of a person at a shared device, is still open. */
interface OpenSessions {
  isOpen(id: string, now: number): Promise<boolean>;
}

/** Tickets are random and only their hashes are stored, so a reader of the table or of a log cannot use them. */
export class StoredLiveTickets implements LiveTickets {
  readonly #tickets: TicketStore;
  readonly #sessions: OpenSessions;
  readonly #guests: OpenSessions;
  readonly #devices: OpenSessions;
  readonly #now: () => number;

  constructor(
    tickets: TicketStore,
    { accounts, guests, devices }: Readonly<Record<'accounts' | 'guests' | 'devices', OpenSessions>>,
    now: () => number,
  ) {
    this.#tickets = tickets;
    this.#sessions = accounts;
    this.#guests = guests;
    this.#devices = devices;
    this.#now = now;
  }

  async issue(principal: Principal): Promise<{ ticket: string; expiresIn: number }> {
    const ticket = randomBytes(32).toString('base64url');
    await this.#tickets.add(hashOf(ticket), principal, this.#now() + ticketSeconds * 1000);
    return { ticket, expiresIn: ticketSeconds };
  }

  async redeem(ticket: string): Promise<Principal | null> {
    const now = this.#now();
    const principal = await this.#tickets.take(hashOf(ticket), now);
    if (principal === null) return null;
    return (await this.#isOpen(principal, now)) ? principal : null;
  }

  async #isOpen(principal: Principal, now: number): Promise<boolean> {
    return byKind(principal, {
      merchant: ({ sessionId }) => this.#sessions.isOpen(sessionId, now),
      embedded: async ({ endsAt }) => endsAt > now,
      guest: async ({ guestId, endsAt }) => endsAt > now && this.#guests.isOpen(guestId, now),
      device: async ({ sessionId, endsAt }) => endsAt > now && this.#devices.isOpen(sessionId, now),
    });
  }
}

function hashOf(ticket: string): string {
  return createHash('sha256').update(ticket).digest('base64url');
}
