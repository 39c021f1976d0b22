import * as z from 'zod/mini';
import { defineCall } from '../../call.ts';
import { resultOf } from '../../envelopes.ts';
import { id } from '../../shapes/primitives.ts';

export const revokeInvitation = defineCall({
  id: 'revoke-invitation',
  summary: 'Revoke a pending invitation',
  service: 'orders',
  method: 'POST',
  path: '/vendor/:id/invitations/:invitationId/revoke',
  access: 'session',
  params: z.object({ id, invitationId: id }),
  body: z.optional(z.strictObject({})),
  answer: resultOf(z.object({})),
  errors: ['vendor.not-found', 'invitation.not-pending'],
});
