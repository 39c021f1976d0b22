import type { calls } from '@riderbell/contract/calls.ts';
import { accepted, refused, type Handler } from '@riderbell/contract/handler.ts';
import { invitationFault } from '@riderbell/domain/access/invitation.ts';
import { maskedEmail } from '@riderbell/domain/accounts/masked-email.ts';
import { callerTrace } from '@riderbell/domain/audit/caller-trace.ts';
import { addressOf } from './manage-members.ts';
import type { TeamNeeds } from './ports.ts';

export function readInvitation({ limits, tokens, invitations, now }: TeamNeeds): Handler<typeof calls.readInvitation> {
  return async ({ body, remoteAddress }) => {
    const seconds = await limits.takeLink(remoteAddress);
    if (seconds !== null) return refused('account.too-many', { values: { seconds } });
    const id = tokens.invitationOf(body.token);
    const invitation = id === null ? null : await invitations.find(id);
    const fault = invitationFault(invitation, now());
    if (invitation === null || fault !== null) return refused(fault ?? 'invitation.invalid');
    const { vendorName, role, shownEmail, expiresAt } = invitation;
    const expires = new Date(expiresAt).toISOString();
    return accepted({ result: { vendor_name: vendorName, role, email: shownEmail, expires_at: expires } });
  };
}

export function acceptInvitation(needs: TeamNeeds): Handler<typeof calls.acceptInvitation> {
  return async (asked) => {
    const { principal, body, remoteAddress } = asked;
    const seconds = await needs.limits.takeLink(remoteAddress);
    if (seconds !== null) return refused('account.too-many', { values: { seconds } });
    const id = needs.tokens.invitationOf(body.token);
    if (id === null) return refused('invitation.invalid');
    const email = addressOf(principal);
    const done = await needs.invitations.accept(id, { email, now: needs.now(), trace: callerTrace(asked) });
    if (done === 'other-account') {
      const invited = (await needs.invitations.find(id))?.shownEmail ?? '';
      return refused('invitation.other-account', { values: { email: maskedEmail(invited) } });
    }
    if (typeof done === 'string') return refused(done);
    needs.announce(email);
    return accepted({ result: { vendor_id: done.vendorId, role: done.role } });
  };
}
