import type { Principal } from '@riderbell/domain/access/principal.ts';
import type { VendorRight } from '@riderbell/domain/access/vendor-rights.ts';

/** The caller's identity for the help centre's service, signed so that the service need not trust the browser. */
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
  /** Also null when the vendor exists but the principal does not have this right. */
  find(principal: Principal, vendorId: string, right: VendorRight): Promise<unknown>;
}
