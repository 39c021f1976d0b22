import { invitationFault } from '@riderbell/domain/access/invitation.ts';
import { invitationPath } from '@riderbell/contract/links.ts';
import type { TeamJob, TeamNeeds } from './ports.ts';

/** Mails an invitation. The job may run twice: the e-mail then has the same id; an invitation that is over is not mailed. */
export function mailInvitation(needs: TeamNeeds): (payload: unknown) => Promise<void> {
  return async (payload) => {
    const { invitationId, mailId } = payload as TeamJob['payload'];
    const invitation = await needs.invitations.find(invitationId);
    if (invitation === null || invitationFault(invitation, needs.now()) !== null) return;
    await needs.mails.send({
      kind: 'invitation',
      id: mailId,
      to: invitation.shownEmail,
      locale: invitation.locale,
      business: unlinked(invitation.vendorName),
      role: invitation.role,
      path: invitationPath(needs.tokens.tokenOf(invitationId)),
      days: needs.invitationDays,
    });
  };
}

/** Mail programs make links of names such as "prizes.example", and any person can register a business of that name. */
function unlinked(name: string): string {
  return name.replaceAll(/(?<=\S)([.:/@])(?=\S)/g, '$1 ');
}
