import { describe, expect, it } from 'vitest';
import { isAsStrong, judgeTeamChange, type TeamFacts } from './team-changes.ts';

const member = (email: string, role: 'owner' | 'manager' | 'requester', isActive = true) => ({ email, role, isActive });
const head: TeamFacts = {
  parentVendorId: null,
  team: [member('ann', 'owner'), member('bo', 'owner'), member('max', 'manager'), member('new', 'owner', false)],
  parentTeam: [],
};
const alone: TeamFacts = { ...head, team: head.team.filter(({ email }) => email !== 'bo') };
const outlet: TeamFacts = { parentVendorId: 'demo', team: [member('kim', 'owner')], parentTeam: head.team };

describe('a change of a team', () => {
  it.each([
    ['an owner removes another owner', head, { by: 'ann', email: 'bo', to: null }, 'allowed'],
    ['an owner changes a role', head, { by: 'ann', email: 'max', to: 'requester' }, 'allowed'],
    ['a manager changes no role', head, { by: 'max', email: 'bo', to: 'manager' }, 'not-allowed'],
    ['a stranger removes no member', head, { by: 'eve', email: 'bo', to: null }, 'not-allowed'],
    ['a stranger cannot leave', head, { by: 'eve', email: 'eve', to: null }, 'not-member'],
    ['a manager leaves', head, { by: 'max', email: 'max', to: null }, 'allowed'],
    ['a manager does not promote itself', head, { by: 'max', email: 'max', to: 'owner' }, 'not-allowed'],
    ['an owner leaves while there is another', head, { by: 'ann', email: 'ann', to: null }, 'allowed'],
    ['the last owner with an account cannot leave', alone, { by: 'ann', email: 'ann', to: null }, 'last-owner'],
    ['the last owner cannot become manager', alone, { by: 'ann', email: 'ann', to: 'manager' }, 'last-owner'],
    ['the last owner stays owner', alone, { by: 'ann', email: 'ann', to: 'owner' }, 'allowed'],
    ['the last owner removes an owner without account', alone, { by: 'ann', email: 'new', to: null }, 'allowed'],
    ['the only owner of an outlet leaves it to the parent', outlet, { by: 'kim', email: 'kim', to: null }, 'allowed'],
    ['an owner of the parent removes that of an outlet', outlet, { by: 'ann', email: 'kim', to: null }, 'allowed'],
    ['a manager of the parent removes no owner', outlet, { by: 'max', email: 'kim', to: null }, 'not-allowed'],
    ['a member of the parent is none of the outlet', outlet, { by: 'ann', email: 'bo', to: null }, 'not-member'],
  ] as const)('%s', (_, facts, change, judged) => {
    expect(judgeTeamChange(facts, change)).toBe(judged);
  });

  it('ranks the roles', () => {
    expect(isAsStrong('owner', 'manager')).toBe(true);
    expect(isAsStrong('manager', 'manager')).toBe(true);
    expect(isAsStrong('requester', 'manager')).toBe(false);
  });
});
