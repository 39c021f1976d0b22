import { teamRoles } from '@riderbell/domain/access/vendor-rights.ts';
import * as z from 'zod/mini';
import { instant } from './primitives.ts';

export const teamRole = z.enum(teamRoles);

/** A person of a vendor's team. `name` is null without an account, `since` for an owner of before roles existed. */
export const teamMember = z.object({
  email: z.string(),
  name: z.nullable(z.string()),
  role: teamRole,
  vendor_id: z.string(),
  since: z.nullable(instant),
  /** Whether the member is the caller. */
  is_you: z.boolean(),
});
export type ListedMember = z.infer<typeof teamMember>;

/** An invitation that was neither accepted nor revoked; it may have expired. */
export const pendingInvitation = z.object({
  id: z.string(),
  email: z.string(),
  role: teamRole,
  vendor_id: z.string(),
  invited_at: instant,
  expires_at: instant,
});
export type PendingInvitation = z.infer<typeof pendingInvitation>;

/** Why a mailed invitation cannot be used. */
export const invitationErrors = [
  'invitation.invalid',
  'invitation.used',
  'invitation.revoked',
  'invitation.expired',
] as const;
