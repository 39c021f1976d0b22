import type { Once } from '@riderbell/contract/handler.ts';
import type { Vendor } from '@riderbell/contract/shapes/vendor.ts';
import type { TeamMember } from '@riderbell/domain/access/vendor-rights.ts';
import type { AuditRecord } from '@riderbell/domain/audit/audit-entry.ts';
import type { OpeningHours } from '@riderbell/domain/outlets/opening-hours.ts';

/** A vendor with the people who work for it, and those who work for its parent. */
export interface StaffedVendor {
  vendor: Vendor;
  team: readonly TeamMember[];
  parentTeam: readonly TeamMember[];
}

export interface OriginAddressChange {
  addressText: string;
  unit: string;
  building: string;
  city: string;
  countryCode: string;
  postalCode: string;
  street: string;
  riderInstructions: string;
  latitude: number;
  longitude: number;
}

/** A collection point as it is stored. */
export interface OutletChange {
  readonly name: string;
  readonly phone: string;
  readonly address: OriginAddressChange;
  readonly streetNumber: string;
  /** E-mail addresses in their canonical spelling; null keeps the present owners. */
  readonly owners: readonly string[] | null;
  /** Undefined keeps the present hours, null removes them. */
  readonly openingHours: OpeningHours | null | undefined;
}

export interface NewOutlet extends OutletChange {
  readonly id: string;
  readonly parentId: string;
}

/** Mails an invitation to a new owner; stored with the change that adds the owner. */
export interface InvitationJob {
  readonly name: 'mail-outlet-invitation';
  readonly payload: {
    readonly vendorId: string;
    readonly email: string;
    /** The id of the e-mail. */
    readonly mailId: string;
    /** The account that added the owner. */
    readonly invitedBy: string;
  };
}

/** What is written along with a change of a vendor. */
export interface VendorWriting {
  readonly now: number;
  readonly audit: readonly AuditRecord[];
}

export interface OutletWriting extends VendorWriting {
  /** The job for a new owner; null for one who is not invited. */
  invitationOf(email: string): InvitationJob | null;
  auditOfOwner(email: string, what: 'team.invited' | 'team.removed'): AuditRecord | null;
}

export interface NewOutletWriting extends OutletWriting {
  readonly once: Once | null;
  /** The answer for `once`. */
  answerOf(staffed: StaffedVendor): unknown;
}

export interface VendorStore {
  find(vendorId: string): Promise<StaffedVendor | null>;
  /** The vendors where the e-mail address has a role, and their outlets; parents first, then by id. */
  ofMember(email: string): Promise<StaffedVendor[]>;
  saveOrigin(vendorId: string, change: OriginAddressChange, writing: VendorWriting): Promise<void>;
  /** @param hours null to remove them */
  saveOpeningHours(vendorId: string, hours: OpeningHours | null, writing: VendorWriting): Promise<void>;
  /** @throws KeyAlreadyUsed when another request stored the key meanwhile */
  addOutlet(outlet: NewOutlet, writing: NewOutletWriting): Promise<'added' | 'id-taken'>;
  changeOutlet(vendorId: string, change: OutletChange, writing: OutletWriting): Promise<void>;
}

export interface InvitationNeeds {
  /** Counts the invitations of an account; returns the seconds to wait when there were too many, otherwise null. */
  take(accountId: string, count: number): Promise<number | null>;
  /** The person with this e-mail address, in its canonical spelling, or with this account; null without an account. */
  person(who: { email: string } | { accountId: string }): Promise<Person | null>;
  /** Whether people register here, and not at an outside identity provider. */
  readonly registersHere: boolean;
  /** @throws when the e-mail could not be handed over now and should be tried again */
  send(mail: OutletInvitation): Promise<void>;
}

export interface Person {
  /** The address for display and for e-mails. */
  readonly shownEmail: string;
  readonly locale: string;
}

/** An e-mail in the words of this feature; the mails feature decides how it looks. */
export interface OutletInvitation {
  readonly kind: 'outlet-invitation';
  /** The same each time this e-mail is sent, so that a repetition can be recognised. */
  readonly id: string;
  readonly to: string;
  readonly locale: string;
  readonly path: string;
  readonly hasAccount: boolean;
  /** The e-mail address of the person who invites. */
  readonly inviter: string;
  readonly outlet: string;
}

/** Announces changed vendors between processes; each process also reads them again after some seconds. */
export interface VendorChanges {
  publish(vendorId: string): void;
  onChanged(listener: () => void): void;
}
