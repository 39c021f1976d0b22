import type { Handlers } from '@riderbell/contract/handler.ts';
import { getHelpCentreToken, type HelpNeeds } from './get-help-centre-token.ts';

export function createHelpFeature(needs: HelpNeeds): { readonly handlers: Pick<Handlers, 'getHelpCentreToken'> } {
  return { handlers: { getHelpCentreToken: getHelpCentreToken(needs) } };
}
