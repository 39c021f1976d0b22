import type { Principal } from '@riderbell/domain/access/principal.ts';
import type { VendorRight } from '@riderbell/domain/access/vendor-rights.ts';

/** What the help centre's service learns of whoever asks, signed so that it need not believe the browser. */
export interface HelpCentreIdentity {
  readonly accountId: string;
  readonly email: string;
  readonly vendorId: string;
  readonly brand: string;
  readonly country: string;
}

export interface HelpCentreTokens {
  issue(identity: HelpCentreIdentity): Promise<string>;
}

export interface Vendors {
  /** Null also when the vendor exists but the principal has not this right at it. */
  find(principal: Principal, vendorId: string, right: VendorRight): Promise<unknown>;
}
