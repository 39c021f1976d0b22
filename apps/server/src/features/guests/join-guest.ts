import type { calls } from '@riderbell/contract/calls.ts';
import { accepted, refused, type Handler } from '@riderbell/contract/handler.ts';
import type { GuestNeeds } from './ports.ts';

const refusals = { taken: 'guest.already-joined', unknown: 'guest.token-invalid' } as const;

/**
 * Moves a guest's orders to the account that the guest created (specification §1): to the first of its vendors, which the portal opens
 * with. Only the token proves whose the orders are, since anyone can type anyone's e-mail address or phone number.
 */
export function joinGuest(needs: GuestNeeds): Handler<typeof calls.joinGuest> {
  return async ({ principal, body }) => {
    if (!needs.isOffered()) return refused('guest.not-offered');
    const read = await needs.tokens.read(body.guest_token, needs.now());
    if (!read.ok) {
      return refused(read.why === 'session.expired' ? 'guest.token-expired' : 'guest.token-invalid', {
        field: 'guest_token',
      });
    }
    const [vendor] = await needs.vendors.list(principal);
    if (!vendor) return refused('guest.vendor-missing');
    const { guestId } = read.principal;
    const outcome = await needs.joins.join({
      guestId,
      accountId: principal.accountId,
      vendorId: vendor.vendor_id,
      familyId: vendor.parent_vendor_id ?? vendor.vendor_id,
      now: needs.now(),
    });
    if (!outcome.ok) return refused(refusals[outcome.why], { field: 'guest_token' });
    await needs.announceEnd(guestId);
    return accepted({ result: { joined: outcome.joined } });
  };
}
