import type { calls } from '@riderbell/contract/calls.ts';
import { accepted, refused, type Handler } from '@riderbell/contract/handler.ts';
import { accountOf, type Principal } from '@riderbell/domain/access/principal.ts';
import type { TeamChange } from '@riderbell/domain/access/team-changes.ts';
import { foldedEmail } from '@riderbell/domain/accounts/email-address.ts';
import { callerTrace, type TracedRequest } from '@riderbell/domain/audit/caller-trace.ts';
import type { TeamNeeds } from './ports.ts';

export function listTeam(needs: TeamNeeds): Handler<typeof calls.listTeam> {
  return async ({ principal, params }) => {
    const vendor = await needs.vendors.find(principal, params.id, 'manage-team');
    if (vendor === null) return refused('vendor.not-found');
    const parentId = vendor.parent_vendor_id;
    const withParent = parentId !== null && (await needs.vendors.find(principal, parentId, 'manage-team')) !== null;
    const { members, invitations } = await needs.team.list(params.id, withParent);
    const own = addressOf(principal);
    const listed = members.map((member) => ({ ...member, is_you: foldedEmail(member.email) === own }));
    return accepted({ result: { members: listed, invitations } });
  };
}

export function changeMemberRole(needs: TeamNeeds): Handler<typeof calls.changeMemberRole> {
  return async (asked) => {
    const { principal, params, body } = asked;
    if (!(await needs.vendors.find(principal, params.id, 'manage-team'))) return refused('vendor.not-found');
    return changed(needs, asked, { by: addressOf(principal), email: memberOf(body.email), to: body.role });
  };
}

export function removeMember(needs: TeamNeeds): Handler<typeof calls.removeMember> {
  return async (asked) => {
    const { principal, params, body } = asked;
    if (!(await needs.vendors.find(principal, params.id, 'manage-team'))) return refused('vendor.not-found');
    return changed(needs, asked, { by: addressOf(principal), email: memberOf(body.email), to: null });
  };
}

export function leaveTeam(needs: TeamNeeds): Handler<typeof calls.leaveTeam> {
  return async (asked) => {
    const { principal, params } = asked;
    if (!(await needs.vendors.find(principal, params.id, 'see-vendor'))) return refused('vendor.not-found');
    const own = addressOf(principal);
    return changed(needs, asked, { by: own, email: own, to: null });
  };
}

const codes = {
  'not-allowed': 'vendor.not-found',
  'not-member': 'team.not-member',
  'last-owner': 'team.last-owner',
} as const;

/** The store judges again with the teams locked: of two owners who remove each other, one has lost the right by then. */
async function changed(
  { team, announce, now }: TeamNeeds,
  asked: TracedRequest & { readonly params: { readonly id: string } },
  change: TeamChange,
) {
  const done = await team.change(asked.params.id, change, { now: now(), trace: callerTrace(asked) });
  if (done !== 'changed') return refused(codes[done]);
  announce(change.email);
  return accepted({ result: {} });
}

/** The address of the caller's account; empty for a caller without one, who has no right to any team. */
export function addressOf(principal: Principal): string {
  return memberOf(accountOf(principal)?.email ?? '');
}

function memberOf(email: string): string {
  return foldedEmail(email) ?? '';
}
