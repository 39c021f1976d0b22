import * as z from 'zod/mini';
import { defineCall } from '../../call.ts';
import { resultOf } from '../../envelopes.ts';
import { typedToken } from '../../shapes/credentials.ts';
import { instant } from '../../shapes/primitives.ts';
import { invitationErrors, teamRole } from '../../shapes/team.ts';

/** What a mailed invitation offers, for its page. */
export const readInvitation = defineCall({
  id: 'read-invitation',
  summary: 'Read a mailed invitation',
  service: 'orders',
  method: 'POST',
  path: '/invitations/read',
  access: 'public',
  body: z.strictObject({ token: typedToken }),
  answer: resultOf(z.object({ vendor_name: z.string(), role: teamRole, email: z.string(), expires_at: instant })),
  errors: [...invitationErrors, 'account.too-many'],
});
