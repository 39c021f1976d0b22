import type { calls } from '@riderbell/contract/calls.ts';
import { accepted, type Handler } from '@riderbell/contract/handler.ts';
import type { LiveTickets } from './ports.ts';

/** A ticket keeps the session's tokens out of the address of the live channel (decisions: The calls). */
export function createLiveTicket(needs: { tickets: LiveTickets }): Handler<typeof calls.createLiveTicket> {
  return async ({ principal }) => {
    const { ticket, expiresIn } = await needs.tickets.issue(principal);
    return accepted({ result: { ticket, expires_in: expiresIn } });
  };
}
