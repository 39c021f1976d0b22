import { changeMemberRole } from '@riderbell/contract/calls/team/change-member-role.ts';
import { inviteMember } from '@riderbell/contract/calls/team/invite-member.ts';
import { leaveTeam } from '@riderbell/contract/calls/team/leave-team.ts';
import { listTeam } from '@riderbell/contract/calls/team/list-team.ts';
import { removeMember } from '@riderbell/contract/calls/team/remove-member.ts';
import { resendInvitation } from '@riderbell/contract/calls/team/resend-invitation.ts';
import { revokeInvitation } from '@riderbell/contract/calls/team/revoke-invitation.ts';
import type { ListedMember, PendingInvitation } from '@riderbell/contract/shapes/team.ts';
import type { TeamRole } from '@riderbell/domain/access/vendor-rights.ts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { callApi } from '../../platform/api/call-api.ts';
import { vendorsQuery } from '../../platform/vendors/current-vendor.tsx';

const teamKey = ['team'] as const;

export function useTeam(vendorId: string) {
  return useQuery({
    queryKey: [...teamKey, vendorId],
    queryFn: async ({ signal }) => (await callApi(listTeam, { params: { id: vendorId } }, { signal })).result,
    staleTime: 0,
    meta: { quiet: true },
  });
}

/** A change of the team; a failed one shows a snackbar. The list is read again in any case, because another owner may have changed it. */
function useTeamChange<Input, Answer>(mutationFn: (input: Input) => Promise<Answer>, isQuiet = false) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn,
    ...(isQuiet && { meta: { quiet: true } }),
    onSettled: () => queries.invalidateQueries({ queryKey: teamKey }),
  });
}

export function useRoleChange() {
  const queries = useQueryClient();
  return useTeamChange(async ({ member, role }: { member: ListedMember; role: TeamRole }) => {
    await callApi(changeMemberRole, { params: { id: member.vendor_id }, body: { email: member.email, role } });
    if (member.is_you) await queries.invalidateQueries(vendorsQuery);
  });
}

/** Removes a member, also the caller, whose vendors are then others. */
export function useRemoval() {
  const queries = useQueryClient();
  return useTeamChange(async (member: ListedMember) => {
    const params = { id: member.vendor_id };
    if (!member.is_you) {
      await callApi(removeMember, { params, body: { email: member.email } });
      return;
    }
    await callApi(leaveTeam, { params, body: {} });
    await queries.invalidateQueries(vendorsQuery);
  });
}

/** The form shows its failures in place. */
export function useInviting() {
  return useTeamChange(
    ({ vendorId, ...body }: { vendorId: string; email: string; role: TeamRole; locale: string }) =>
      callApi(inviteMember, { params: { id: vendorId }, body }),
    true,
  );
}

export function useResending() {
  return useTeamChange(({ id, vendor_id: vendorId }: PendingInvitation) =>
    callApi(resendInvitation, { params: { id: vendorId, invitationId: id }, body: {} }),
  );
}

export function useRevoking() {
  return useTeamChange(({ id, vendor_id: vendorId }: PendingInvitation) =>
    callApi(revokeInvitation, { params: { id: vendorId, invitationId: id }, body: {} }),
  );
}
