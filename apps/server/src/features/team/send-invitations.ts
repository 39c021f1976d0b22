import type { calls } from '@riderbell/contract/calls.ts';
import { accepted, refused, type Handler } from '@riderbell/contract/handler.ts';
import { foldedEmail, shownEmail } from '@riderbell/domain/accounts/email-address.ts';
import { callerTrace } from '@riderbell/domain/audit/caller-trace.ts';
import { addressOf } from './manage-members.ts';
import type { TeamJob, TeamNeeds } from './ports.ts';

const day = 24 * 60 * 60_000;

function jobFor(invitationId: string, { newId }: Pick<TeamNeeds, 'newId'>): TeamJob {
  return { name: 'mail-invitation', payload: { invitationId, mailId: newId() } };
}

export function inviteMember(needs: TeamNeeds): Handler<typeof calls.inviteMember> {
  return async (asked) => {
    const { principal, params, body, remoteAddress } = asked;
    if (!(await needs.vendors.find(principal, params.id, 'manage-team'))) return refused('vendor.not-found');
    const email = foldedEmail(body.email);
    if (email === null) return refused('invitation.email-invalid', { field: 'email' });
    const invitedBy = addressOf(principal);
    const seconds = await needs.limits.takeInvitation(email, invitedBy, remoteAddress);
    if (seconds !== null) return refused('account.too-many', { values: { seconds } });
    const [id, now] = [needs.newId(), needs.now()];
    const invitation = await needs.invitations.add(
      {
        id,
        vendorId: params.id,
        email,
        shownEmail: shownEmail(body.email),
        role: body.role,
        locale: needs.languageOf(body.locale),
        invitedBy,
        now,
        expiresAt: now + needs.invitationDays * day,
      },
      jobFor(id, needs),
      callerTrace(asked),
    );
    if (invitation === 'not-allowed') return refused('vendor.not-found');
    if (invitation === 'already-member') return refused('team.already-member', { field: 'email' });
    needs.onJob();
    return accepted({ result: invitation });
  };
}

export function resendInvitation(needs: TeamNeeds): Handler<typeof calls.resendInvitation> {
  return async (asked) => {
    const { principal, params, remoteAddress } = asked;
    const { id: vendorId, invitationId } = params;
    if (!(await needs.vendors.find(principal, vendorId, 'manage-team'))) return refused('vendor.not-found');
    const email = await needs.invitations.pendingEmail(vendorId, invitationId);
    if (email === null) return refused('invitation.not-pending');
    const seconds = await needs.limits.takeInvitation(email, addressOf(principal), remoteAddress);
    if (seconds !== null) return refused('account.too-many', { values: { seconds } });
    const now = needs.now();
    const at = { vendorId, invitationId, now, trace: callerTrace(asked) };
    const invitation = await needs.invitations.extend(
      { ...at, expiresAt: now + needs.invitationDays * day },
      jobFor(invitationId, needs),
    );
    if (invitation === null) return refused('invitation.not-pending');
    needs.onJob();
    return accepted({ result: invitation });
  };
}

export function revokeInvitation(needs: TeamNeeds): Handler<typeof calls.revokeInvitation> {
  return async (asked) => {
    const { principal, params } = asked;
    const { id: vendorId, invitationId } = params;
    if (!(await needs.vendors.find(principal, vendorId, 'manage-team'))) return refused('vendor.not-found');
    const at = { vendorId, invitationId, now: needs.now(), trace: callerTrace(asked) };
    const revoked = await needs.invitations.revoke(at);
    return revoked ? accepted({ result: {} }) : refused('invitation.not-pending');
  };
}
