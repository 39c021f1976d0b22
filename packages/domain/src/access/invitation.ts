import type { TeamRole } from './vendor-rights.ts';

export type InvitationFault = 'invitation.invalid' | 'invitation.used' | 'invitation.revoked' | 'invitation.expired';

/** When an invitation was accepted or revoked, and when it expires, in epoch milliseconds. */
export interface InvitationTimes {
  readonly acceptedAt: number | null;
  readonly revokedAt: number | null;
  readonly expiresAt: number;
}

/** Why an invitation can no longer be accepted; null if it can. */
export function invitationFault(invitation: InvitationTimes | null, now: number): InvitationFault | null {
  if (invitation === null) return 'invitation.invalid';
  if (invitation.acceptedAt !== null) return 'invitation.used';
  if (invitation.revokedAt !== null) return 'invitation.revoked';
  return invitation.expiresAt <= now ? 'invitation.expired' : null;
}

/** What an accepted invitation gives. */
export interface AcceptedInvitation {
  readonly vendorId: string;
  readonly role: TeamRole;
}
