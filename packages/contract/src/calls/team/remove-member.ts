import * as z from 'zod/mini';
import { defineCall } from '../../call.ts';
import { resultOf } from '../../envelopes.ts';
import { email } from '../../shapes/credentials.ts';
import { id } from '../../shapes/primitives.ts';

/** Removes a member of this vendor; from then on its calls are refused and its sockets receive nothing of the vendor. */
export const removeMember = defineCall({
  id: 'remove-member',
  summary: 'Remove a member from the team',
  service: 'orders',
  method: 'POST',
  path: '/vendor/:id/team/remove',
  access: 'session',
  params: z.object({ id }),
  body: z.strictObject({ email }),
  answer: resultOf(z.object({})),
  errors: ['vendor.not-found', 'team.not-member', 'team.last-owner'],
});
