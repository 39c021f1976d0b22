import type { Handlers } from '@riderbell/contract/handler.ts';
import { mailInvitation } from './invitation-job.ts';
import { changeMemberRole, leaveTeam, listTeam, removeMember } from './manage-members.ts';
import type { TeamJob, TeamNeeds } from './ports.ts';
import { inviteMember, resendInvitation, revokeInvitation } from './send-invitations.ts';
import { acceptInvitation, readInvitation } from './use-invitations.ts';

type TeamCall =
  | 'listTeam'
  | 'changeMemberRole'
  | 'removeMember'
  | 'leaveTeam'
  | 'inviteMember'
  | 'resendInvitation'
  | 'revokeInvitation'
  | 'readInvitation'
  | 'acceptInvitation';

/** The people of a vendor and their invitations (specification §6). */
export function createTeamFeature(needs: TeamNeeds): {
  readonly handlers: Pick<Handlers, TeamCall>;
  readonly jobs: Readonly<Record<TeamJob['name'], (payload: unknown) => Promise<void>>>;
} {
  return {
    handlers: {
      listTeam: listTeam(needs),
      changeMemberRole: changeMemberRole(needs),
      removeMember: removeMember(needs),
      leaveTeam: leaveTeam(needs),
      inviteMember: inviteMember(needs),
      resendInvitation: resendInvitation(needs),
      revokeInvitation: revokeInvitation(needs),
      readInvitation: readInvitation(needs),
      acceptInvitation: acceptInvitation(needs),
    },
    jobs: { 'mail-invitation': mailInvitation(needs) },
  };
}
