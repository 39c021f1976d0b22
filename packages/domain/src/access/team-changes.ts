import { type TeamMember, type TeamRole, teamRoles } from './vendor-rights.ts';

/** The teams that decide about a change: of the vendor and of its parent. */
export interface TeamFacts {
  readonly parentVendorId: string | null;
  /** `isActive`: whether the member has an account with which to sign in. */
  readonly team: readonly (TeamMember & { readonly isActive: boolean })[];
  readonly parentTeam: readonly TeamMember[];
}

export interface TeamChange {
  /** The e-mail address of the person who makes the change. */
  readonly by: string;
  /** The member. */
  readonly email: string;
  /** Null removes the member. */
  readonly to: TeamRole | null;
}

/** Whether the role is at least as strong as the other one. */
export function isAsStrong(role: TeamRole, other: TeamRole): boolean {
  return teamRoles.indexOf(role) <= teamRoles.indexOf(other);
}

/** Owners of the vendor and of its parent manage its team. */
export function managesTeam(email: string, { team, parentTeam }: Omit<TeamFacts, 'parentVendorId'>): boolean {
  return [...team, ...parentTeam].some((member) => member.email === email && member.role === 'owner');
}

/**
 * Judges a change of a team. Members may always leave, except the last owner of the head of a family: without one, no person could manage
 * the family any more. An owner who has no account yet does not count.
 */
export function judgeTeamChange(
  facts: TeamFacts,
  { by, email, to }: TeamChange,
): 'allowed' | 'not-allowed' | 'not-member' | 'last-owner' {
  const leaves = by === email && to === null;
  if (!leaves && !managesTeam(by, facts)) return 'not-allowed';
  const own = facts.team.filter((member) => member.email === email);
  if (own.length === 0) return 'not-member';
  const loses = to !== 'owner' && own.some(({ role }) => role === 'owner') && facts.parentVendorId === null;
  const others = facts.team.filter((member) => member.email !== email && member.role === 'owner' && member.isActive);
  return loses && others.length === 0 ? 'last-owner' : 'allowed';
}
