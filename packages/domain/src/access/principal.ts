import type { ApplicationMode } from '../accounts/session.ts';
import { guestVendorId } from '../outlets/guest-vendor.ts';

/** A person with an account, signed in. */
export interface Merchant {
  readonly kind: 'merchant';
  readonly accountId: string;
  readonly email: string;
  readonly sessionId: string;
}

/** Another system's page, by an external token: it acts for one vendor and has no session here (specification §7). */
export interface Embedded {
  readonly kind: 'embedded';
  readonly vendorId: string;
  /** When the token expires, epoch ms. */
  readonly endsAt: number;
}

/** A person without an account, at the placeholder that all guests share. */
export interface Guest {
  readonly kind: 'guest';
  readonly guestId: string;
  /** When the token expires, epoch ms. */
  readonly endsAt: number;
}

/** A person at a shared device of a vendor, who unlocked it with a PIN and may have no account (decision 067). */
export interface DevicePerson {
  readonly kind: 'device';
  readonly vendorId: string;
  readonly deviceName: string;
  readonly personId: string;
  readonly personName: string;
  readonly sessionId: string;
  /** When the device locks by itself, epoch ms. */
  readonly endsAt: number;
}

/** The authenticated caller (specification §1, application modes). */
export type Principal = Merchant | Embedded | Guest | DevicePerson;

export type PrincipalKind = Principal['kind'];

/** One value per kind of caller; a missing kind does not compile. */
export type AnswersByKind<Answer> = {
  readonly [Kind in PrincipalKind]: (caller: Extract<Principal, { kind: Kind }>) => Answer;
};

export function byKind<Answer>(principal: Principal, answers: AnswersByKind<Answer>): Answer {
  switch (principal.kind) {
    case 'merchant':
      return answers.merchant(principal);
    case 'embedded':
      return answers.embedded(principal);
    case 'guest':
      return answers.guest(principal);
    case 'device':
      return answers.device(principal);
  }
}

const modes: Readonly<Record<PrincipalKind, ApplicationMode>> = {
  merchant: 'CLASSIC',
  embedded: 'GODROID',
  guest: 'GUEST',
  // The portal looks as it does to a merchant with an account.
  device: 'CLASSIC',
};

/** The application mode of the caller (specification §1). */
export function modeOf({ kind }: Principal): ApplicationMode {
  return modes[kind];
}

/** The caller's account; null for a caller without one. */
export function accountOf(principal: Principal): Merchant | null {
  return byKind(principal, {
    merchant: (merchant) => merchant,
    embedded: () => null,
    guest: () => null,
    device: () => null,
  });
}

/** The guest's id; null for a caller with a vendor. */
export function guestIdOf(principal: Principal): string | null {
  return byKind(principal, {
    merchant: () => null,
    embedded: () => null,
    guest: ({ guestId }) => guestId,
    device: () => null,
  });
}

/** A text that is unique to the caller: for limits, keys and records. */
export function callerId(principal: Principal): string {
  return byKind(principal, {
    merchant: ({ accountId }) => accountId,
    embedded: ({ vendorId }) => `godroid:${vendorId}`,
    guest: ({ guestId }) => guestId,
    device: ({ personId }) => `device:${personId}`,
  });
}

/** The session whose end closes the caller's sockets. A guest's id is its session, which ends when an account takes the guest over. */
export function sessionOf(principal: Merchant | Guest | DevicePerson): string;
export function sessionOf(principal: Principal): string | null;
export function sessionOf(principal: Principal): string | null {
  return byKind(principal, {
    merchant: ({ sessionId }) => sessionId,
    embedded: () => null,
    guest: ({ guestId }) => guestId,
    device: ({ sessionId }) => sessionId,
  });
}

/** When the credential expires by itself, epoch ms; null where only the session decides. */
export function endOf(principal: Principal): number | null {
  return byKind(principal, {
    merchant: () => null,
    embedded: ({ endsAt }) => endsAt,
    guest: ({ endsAt }) => endsAt,
    device: ({ endsAt }) => endsAt,
  });
}

/** The only vendor that the caller may act for; null for an account, which acts for the vendors that it owns. */
export function onlyVendorOf(principal: Principal): string | null {
  return byKind(principal, {
    merchant: () => null,
    embedded: ({ vendorId }) => vendorId,
    guest: () => guestVendorId,
    device: ({ vendorId }) => vendorId,
  });
}

/**
 * Who requests a rider, as the business knows them: the name of a person at a shared device, or the e-mail address of an account. Null
 * where the caller is no person that the business knows.
 */
export function requesterName(principal: Principal): string | null {
  return byKind(principal, {
    merchant: ({ email }) => email,
    embedded: () => null,
    guest: () => null,
    device: ({ personName }) => personName,
  });
}
