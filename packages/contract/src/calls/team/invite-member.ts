import * as z from 'zod/mini';
import { defineCall } from '../../call.ts';
import { resultOf } from '../../envelopes.ts';
import { typedEmail } from '../../shapes/credentials.ts';
import { id } from '../../shapes/primitives.ts';
import { defaulted } from '../../shapes/requested.ts';
import { pendingInvitation, teamRole } from '../../shapes/team.ts';

/**
 * Mails an invitation to the team of a vendor. It replaces a pending one to the same address. The answer is the same whether the address
 * has an account or not.
 */
export const inviteMember = defineCall({
  id: 'invite-member',
  summary: 'Invite a person to the team of a vendor by e-mail',
  service: 'orders',
  method: 'POST',
  path: '/vendor/:id/invitations',
  access: 'session',
  params: z.object({ id }),
  body: z.strictObject({
    email: typedEmail,
    role: teamRole,
    /** The language of the mail; if missing or not offered, the deployment's default. */
    locale: defaulted(z.string().check(z.maxLength(35)), ''),
  }),
  answer: resultOf(pendingInvitation),
  errors: ['vendor.not-found', 'invitation.email-invalid', 'team.already-member', 'account.too-many'],
});
