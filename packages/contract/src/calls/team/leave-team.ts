import * as z from 'zod/mini';
import { defineCall } from '../../call.ts';
import { resultOf } from '../../envelopes.ts';
import { id } from '../../shapes/primitives.ts';

/** Removes the caller from the team of this vendor. A role at its parent stays. */
export const leaveTeam = defineCall({
  id: 'leave-team',
  summary: 'Leave the team of a vendor',
  service: 'orders',
  method: 'POST',
  path: '/vendor/:id/team/leave',
  access: 'account',
  params: z.object({ id }),
  body: z.optional(z.strictObject({})),
  answer: resultOf(z.object({})),
  errors: ['vendor.not-found', 'team.not-member', 'team.last-owner'],
});
