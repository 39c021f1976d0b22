import type { AuditAction } from './audit-actions.ts';

/** Who acted: a person with an account, a person at a shared device, a system that embeds the portal, the courier system, or the server itself. */
export const actorKinds = ['merchant', 'device', 'embedded', 'fleet', 'system'] as const;

export type ActorKind = (typeof actorKinds)[number];

export interface AuditActor<Kind extends string = ActorKind> {
  readonly kind: Kind;
  /** Identifies the actor among all kinds. */
  readonly id: string;
  /** As the owner knows it: an e-mail address, the names of a person and a shared device, or the id of the embedding system's vendor. Empty for the fleet and the system. */
  readonly name: string;
}

/** From where a person acted; null where unknown, and all null for an actor that sends no request. */
export interface AuditOrigin {
  readonly network: string | null;
  readonly browser: string | null;
  readonly system: string | null;
}

export interface CallerTrace {
  readonly who: AuditActor;
  readonly from: AuditOrigin;
}

export type AuditValue = string | number | boolean | null;

/** What an entry says about its subject: values, and old and new values of what changed. Never secrets, of phone numbers only the end. */
export type AuditDetails = Readonly<
  Record<string, AuditValue | { readonly old: AuditValue; readonly new: AuditValue }>
>;

/** What a change adds to the audit trail; the store of the change adds the vendor and the time. */
export interface AuditRecord extends CallerTrace {
  readonly what: AuditAction;
  /** The id or name of what was acted on: an order, an e-mail address; null if that is the vendor itself. */
  readonly subject: string | null;
  readonly details: AuditDetails;
}

/** An entry as it is read: a newer release may have written a kind of actor or an action that this one does not know. */
export interface AuditEntry extends Omit<AuditRecord, 'who' | 'what'> {
  readonly entryId: number;
  /** The head of the vendor's family, which has one chain. */
  readonly familyId: string;
  readonly vendorId: string;
  /** ISO 8601, UTC. */
  readonly at: string;
  readonly who: AuditActor<string>;
  readonly what: string;
}
