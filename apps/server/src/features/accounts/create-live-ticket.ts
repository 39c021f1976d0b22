import type { calls } from '@riderbell/contract/calls.ts';
import { accepted, type Handler } from '@riderbell/contract/handler.ts';
import type { LiveTickets } from './ports.ts';

/** The portal opens the live channel with a ticket, so that the URL never contains the session's tokens (specification §7). */
export function createLiveTicket(needs: { tickets: LiveTickets }): Handler<typeof calls.createLiveTicket> {
  return async ({ principal }) => {
    const { ticket, expiresIn } = await needs.tickets.issue(principal);
    return accepted({ result: { ticket, expires_in: expiresIn } });
  };
}
