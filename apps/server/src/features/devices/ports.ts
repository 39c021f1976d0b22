import type { CallersVendor } from '@riderbell/contract/shapes/vendor.ts';
import type { ListedDevicePerson, LockedDevice, SharedDevice } from '@riderbell/contract/shapes/device.ts';
import type { DevicePerson, Principal } from '@riderbell/domain/access/principal.ts';
import type { AuditAction } from '@riderbell/domain/audit/audit-actions.ts';
import type { AuditDetails, CallerTrace } from '@riderbell/domain/audit/audit-entry.ts';

// Instants are epoch milliseconds.

/** The vendor of a change and its entry of the audit trail. */
export interface DeviceWriting {
  readonly vendorId: string;
  readonly familyId: string;
  readonly now: number;
  /** Null writes no entry. */
  readonly trace: CallerTrace | null;
}

/** A part of an entry that a store adds in the transaction of its change. */
export interface DeviceEntry {
  readonly what: AuditAction;
  readonly details: AuditDetails;
}

/** A device as it identifies itself, with the people of its vendor. */
export interface KnownDevice {
  readonly id: string;
  readonly vendorId: string;
  readonly familyId: string;
  readonly shown: LockedDevice;
}

/** A person as the check of a PIN needs them. */
export interface PersonWithPin {
  readonly id: string;
  readonly name: string;
  readonly pinMac: string;
  /** A new PIN begins a new count of wrong ones. */
  readonly pinSetAt: number;
}

export interface DeviceStore {
  /** The devices and people that were not removed, by name. */
  list(vendorId: string): Promise<{ devices: SharedDevice[]; people: ListedDevicePerson[] }>;
  addDevice(
    device: { readonly id: string; readonly name: string; readonly codeHash: string; readonly codeExpiresAt: number },
    at: DeviceWriting,
  ): Promise<SharedDevice | 'too-many'>;
  /** @returns the ids of the sessions that ended; null if the vendor has no such device */
  removeDevice(deviceId: string, at: DeviceWriting): Promise<string[] | null>;
  addPerson(
    person: { readonly id: string; readonly name: string; readonly pinMac: string },
    at: DeviceWriting,
  ): Promise<ListedDevicePerson | 'too-many' | 'name-taken'>;
  /** @param change with `pinMac` null the PIN stays; a new one ends the person's sessions */
  changePerson(
    change: { readonly id: string; readonly name: string; readonly pinMac: string | null },
    at: DeviceWriting,
  ): Promise<{ readonly person: ListedDevicePerson; readonly ended: string[] } | 'not-found' | 'name-taken'>;
  /** @returns the ids of the sessions that ended; null if the vendor has no such person */
  removePerson(personId: string, at: DeviceWriting): Promise<string[] | null>;
  /** Replaces the code by the key, once; null for a code that is unknown, used or too old. */
  connect(
    hashes: { readonly codeHash: string; readonly keyHash: string },
    at: Pick<DeviceWriting, 'now'> & { readonly traceOf: (deviceId: string, name: string) => CallerTrace },
  ): Promise<KnownDevice | null>;
  /** Null for a key of no connected device. */
  find(deviceId: string, keyHash: string): Promise<KnownDevice | null>;
  person(vendorId: string, personId: string): Promise<PersonWithPin | null>;
}

export interface DeviceSessions {
  /** Opens a session, unless the device, the person or the PIN has changed since they were read. */
  open(
    session: { readonly id: string; readonly deviceId: string; readonly expiresAt: number; readonly now: number },
    person: Pick<PersonWithPin, 'id' | 'pinSetAt'>,
  ): Promise<boolean>;
  /** @returns whether it was open */
  end(sessionId: string, now: number): Promise<boolean>;
}

export interface DeviceTokens {
  readonly lifeSeconds: number;
  sign(person: Omit<DevicePerson, 'kind' | 'endsAt'>, now: number): Promise<string>;
}

export interface DeviceSecrets {
  /** A new code of a device, and a new key. */
  newCode(): string;
  newKey(): string;
  hashOf(secret: string): string;
  /** What is stored of a PIN: useless without the server's secret. */
  pinMac(personId: string, pin: string): string;
  isPinOf(person: PersonWithPin, pin: string): boolean;
}

export interface DeviceLimits {
  /** Counts a use of a code or a key from this address. @returns the seconds to wait, or null */
  takeAddress(act: 'connect-device' | 'read-device', remoteAddress: string): Promise<number | null>;
  /** Looks at a PIN unless too many wrong ones were typed for the person; a wrong one counts. */
  judgePin(
    person: Pick<PersonWithPin, 'id' | 'pinSetAt'>,
    look: () => Promise<boolean>,
  ): Promise<{ readonly ok: true; readonly right: boolean } | { readonly ok: false; readonly seconds: number }>;
}

export interface DeviceVendors {
  find(
    principal: Principal,
    vendorId: string,
    right: 'manage-devices',
  ): Promise<Pick<CallersVendor, 'vendor_id' | 'parent_vendor_id'> | null>;
}

export interface DeviceNeeds {
  readonly vendors: DeviceVendors;
  readonly store: DeviceStore;
  readonly sessions: Pick<DeviceSessions, 'open'>;
  readonly tokens: DeviceTokens;
  readonly secrets: DeviceSecrets;
  readonly limits: DeviceLimits;
  /** Announces to every process that sessions have ended. */
  readonly announceEnds: (sessionIds: readonly string[]) => Promise<void>;
  /** UUID v7. */
  readonly newId: () => string;
  readonly now: () => number;
}
