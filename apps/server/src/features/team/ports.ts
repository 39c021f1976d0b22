import type { ListedMember, PendingInvitation } from '@riderbell/contract/shapes/team.ts';
import type { CallersVendor } from '@riderbell/contract/shapes/vendor.ts';
import type { AcceptedInvitation, InvitationFault, InvitationTimes } from '@riderbell/domain/access/invitation.ts';
import type { TeamChange } from '@riderbell/domain/access/team-changes.ts';
import type { CallerTrace } from '@riderbell/domain/audit/audit-entry.ts';
import type { Principal } from '@riderbell/domain/access/principal.ts';
import type { TeamRole } from '@riderbell/domain/access/vendor-rights.ts';

// Instants are epoch milliseconds; a trace is of the caller, for the audit trail; e-mail addresses are folded (domain: `foldedEmail`) unless a name says otherwise.

export interface VendorTeams {
  find(
    principal: Principal,
    vendorId: string,
    right: 'see-vendor' | 'manage-team',
  ): Promise<Pick<CallersVendor, 'parent_vendor_id'> | null>;
}

export interface NewInvitation {
  readonly id: string;
  readonly vendorId: string;
  readonly email: string;
  /** The address as it was typed, for display and for the mail. */
  readonly shownEmail: string;
  readonly role: TeamRole;
  readonly locale: string;
  readonly invitedBy: string;
  readonly now: number;
  readonly expiresAt: number;
}

export interface Invitation extends Omit<NewInvitation, 'now'>, InvitationTimes {
  readonly vendorName: string;
}

/** The only background job; a store adds it in the transaction of the change that causes it. */
export interface TeamJob {
  readonly name: 'mail-invitation';
  readonly payload: { readonly invitationId: string; readonly mailId: string };
}

/** A change of a pending invitation. */
export interface PendingAt {
  readonly vendorId: string;
  readonly invitationId: string;
  readonly now: number;
  readonly trace: CallerTrace | null;
}

export interface InvitationStore {
  /** Replaces a pending invitation of the address at this vendor. "not-allowed": the inviter no longer manages the team. */
  add(
    invitation: NewInvitation,
    job: TeamJob,
    trace: CallerTrace | null,
  ): Promise<PendingInvitation | 'not-allowed' | 'already-member'>;
  /** Extends a pending or expired invitation; null for any other. */
  extend(at: PendingAt & { readonly expiresAt: number }, job: TeamJob): Promise<PendingInvitation | null>;
  /** The invited address of a pending or expired invitation of the vendor; null for any other. */
  pendingEmail(vendorId: string, invitationId: string): Promise<string | null>;
  /** @returns whether it was pending */
  revoke(at: PendingAt): Promise<boolean>;
  find(invitationId: string): Promise<Invitation | null>;
  /** Accepts the invitation, once; a stronger role of the member stays. */
  accept(
    invitationId: string,
    by: { readonly email: string; readonly now: number; readonly trace: CallerTrace | null },
  ): Promise<AcceptedInvitation | InvitationFault | 'other-account'>;
}

export interface TeamStore {
  /** The members and pending invitations of the vendor, its outlets, and its parent if `withParent`. */
  list(
    vendorId: string,
    withParent: boolean,
  ): Promise<{ members: Omit<ListedMember, 'is_you'>[]; invitations: PendingInvitation[] }>;
  change(
    vendorId: string,
    change: TeamChange,
    at: { readonly now: number; readonly trace: CallerTrace | null },
  ): Promise<'changed' | 'not-allowed' | 'not-member' | 'last-owner'>;
}

/** Tokens of mailed invitations, made from the id and a secret of the server, so that nothing usable is stored. */
export interface InvitationTokens {
  tokenOf(invitationId: string): string;
  /** Null for a token that the server did not make. */
  invitationOf(token: string): string | null;
}

export interface InvitationMail {
  readonly kind: 'invitation';
  /** The same each time this e-mail is sent. */
  readonly id: string;
  readonly to: string;
  readonly locale: string;
  readonly business: string;
  readonly role: TeamRole;
  readonly path: string;
  readonly days: number;
}

export interface TeamLimits {
  /** Counts an invitation mail to the address. @returns the seconds to wait, or null */
  takeInvitation(email: string, by: string, remoteAddress: string): Promise<number | null>;
  /** Counts a use of a mailed link. */
  takeLink(remoteAddress: string): Promise<number | null>;
}

export interface TeamNeeds {
  readonly vendors: VendorTeams;
  readonly team: TeamStore;
  readonly invitations: InvitationStore;
  readonly tokens: InvitationTokens;
  readonly mails: { send(mail: InvitationMail): Promise<void> };
  readonly limits: TeamLimits;
  /** Announces to every process that the rights of the address have changed. */
  readonly announce: (email: string) => void;
  readonly invitationDays: number;
  readonly languageOf: (locale: string) => string;
  readonly now: () => number;
  readonly newId: () => string;
  /** Called when a job has been added. */
  readonly onJob: () => void;
}
