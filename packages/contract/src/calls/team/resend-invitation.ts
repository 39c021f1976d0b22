import * as z from 'zod/mini';
import { defineCall } from '../../call.ts';
import { resultOf } from '../../envelopes.ts';
import { id } from '../../shapes/primitives.ts';
import { pendingInvitation } from '../../shapes/team.ts';

/** Mails the link of a pending or expired invitation again, and extends it. */
export const resendInvitation = defineCall({
  id: 'resend-invitation',
  summary: 'Mail a pending invitation again',
  service: 'orders',
  method: 'POST',
  path: '/vendor/:id/invitations/:invitationId/resend',
  access: 'session',
  params: z.object({ id, invitationId: id }),
  body: z.optional(z.strictObject({})),
  answer: resultOf(pendingInvitation),
  errors: ['vendor.not-found', 'invitation.not-pending', 'account.too-many'],
});
