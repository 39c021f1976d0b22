import type { Country } from '@riderbell/domain/countries/country.ts';
import type { FlagAsker, Flags } from '@riderbell/domain/flags/flags.ts';
import type { InvitationNeeds, VendorStore } from './ports.ts';
import type { VendorAccess } from './vendor-access.ts';

/** What the use cases of outlets need. */
export interface OutletNeeds {
  readonly access: VendorAccess;
  readonly store: VendorStore;
  readonly country: Country;
  /** Epoch ms. */
  now(): number;
  /** The caller's current flags. */
  flags(asker: FlagAsker): Promise<Pick<Flags, 'add-vendor-outlet' | 'edit-vendor-outlet'>>;
  isPossiblePhone(text: string): boolean;
  /** Ids that no merchant may take, because the deployment treats them in its own way. */
  readonly reservedIds: ReadonlySet<string>;
  readonly invitations: InvitationNeeds;
  newId(): string;
  /** Announces that the rights of the person with this e-mail address have changed, also for open sockets. */
  announceAccess(email: string): void;
  /** Called when a job was added. */
  onJob(): void;
}
