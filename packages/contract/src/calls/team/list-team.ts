import * as z from 'zod/mini';
import { defineCall } from '../../call.ts';
import { resultOf } from '../../envelopes.ts';
import { id } from '../../shapes/primitives.ts';
import { pendingInvitation, teamMember } from '../../shapes/team.ts';

/**
 * The team of a vendor and its pending invitations: at a parent also those of its outlets, at an outlet also those of its parent if the
 * caller manages that team too.
 */
export const listTeam = defineCall({
  id: 'list-team',
  summary: 'List the people and pending invitations of a vendor',
  service: 'orders',
  method: 'GET',
  path: '/vendor/:id/team',
  access: 'session',
  params: z.object({ id }),
  answer: resultOf(z.object({ members: z.array(teamMember), invitations: z.array(pendingInvitation) })),
  errors: ['vendor.not-found'],
});
