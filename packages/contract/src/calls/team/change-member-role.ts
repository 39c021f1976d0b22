import * as z from 'zod/mini';
import { defineCall } from '../../call.ts';
import { resultOf } from '../../envelopes.ts';
import { email } from '../../shapes/credentials.ts';
import { id } from '../../shapes/primitives.ts';
import { teamRole } from '../../shapes/team.ts';

/** Gives a member of this vendor another role there. */
export const changeMemberRole = defineCall({
  id: 'change-member-role',
  summary: 'Change the role of a member of the team',
  service: 'orders',
  method: 'PUT',
  path: '/vendor/:id/team',
  access: 'session',
  params: z.object({ id }),
  body: z.strictObject({ email, role: teamRole }),
  answer: resultOf(z.object({})),
  errors: ['vendor.not-found', 'team.not-member', 'team.last-owner'],
});
