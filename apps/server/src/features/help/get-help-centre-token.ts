import type { calls } from '@riderbell/contract/calls.ts';
import { accepted, type Handler, refused } from '@riderbell/contract/handler.ts';
import { accountOf } from '@riderbell/domain/access/principal.ts';
import type { HelpCentreTokens, Vendors } from './ports.ts';

export interface HelpNeeds {
  readonly vendors: Vendors;
  /** null where the deployment has no help centre. */
  readonly tokens: HelpCentreTokens | null;
  readonly brand: string;
  readonly country: string;
}

/** Neither a guest nor the embedded mode has a help centre (specification §6). */
export function getHelpCentreToken(needs: HelpNeeds): Handler<typeof calls.getHelpCentreToken> {
  const { vendors, tokens, brand, country } = needs;
  return async ({ principal, params: { id: vendorId } }) => {
    const account = accountOf(principal);
    if (tokens === null || account === null) return refused('help.not-offered');
    if ((await vendors.find(principal, vendorId, 'use-help-centre')) === null) return refused('vendor.not-found');
    const { accountId, email } = account;
    return accepted({ result: await tokens.issue({ accountId, email, vendorId, brand, country }) });
  };
}
