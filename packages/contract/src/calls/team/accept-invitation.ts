import * as z from 'zod/mini';
import { defineCall } from '../../call.ts';
import { resultOf } from '../../envelopes.ts';
import { typedToken } from '../../shapes/credentials.ts';
import { invitationErrors, teamRole } from '../../shapes/team.ts';

/**
 * Accepts a mailed invitation, once, with the account of its address. A member with a stronger role keeps it. `invitation.other-account`
 * carries the invited address, partly masked.
 */
export const acceptInvitation = defineCall({
  id: 'accept-invitation',
  summary: 'Accept a mailed invitation',
  service: 'orders',
  method: 'POST',
  path: '/invitations/accept',
  access: 'account',
  body: z.strictObject({ token: typedToken }),
  answer: resultOf(z.object({ vendor_id: z.string(), role: teamRole })),
  errors: [...invitationErrors, 'invitation.other-account', 'account.too-many'],
});
