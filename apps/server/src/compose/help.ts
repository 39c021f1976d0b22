import type { Country } from '@riderbell/domain/countries/country.ts';
import { createHelpCentre } from '@riderbell/simulators/help-centre/help-centre.ts';
import { helpCentreAudience, SignedHelpCentreTokens } from '../adapters/help-centre/signed-help-centre-tokens.ts';
import { createHelpFeature } from '../features/help/feature.ts';
import type { Vendors } from '../features/help/ports.ts';
import type { StandIn } from '../http/ports.ts';
import type { Settings } from '../settings/settings.ts';

/** Where the stand-in is served, apart from everything that is ours. */
export const simulatedHelpCentre = '/simulated/help-centre';

export interface HelpParts {
  settings: Pick<Settings, 'helpCentre' | 'brands'>;
  secret: Uint8Array;
  country: Country;
  vendors: Vendors;
  now: () => number;
}

/** The help centre: who may ask it, and the service or its stand-in (specification §7). */
export function composeHelp({ settings, secret, country, vendors, now }: HelpParts) {
  const { kind } = settings.helpCentre;
  const tokens = kind === 'none' ? null : new SignedHelpCentreTokens(secret, now);
  const standIn: StandIn | null =
    kind === 'simulated'
      ? createHelpCentre({ secret, audience: helpCentreAudience, address: simulatedHelpCentre, now })
      : null;
  return {
    handlers: createHelpFeature({ vendors, tokens, brand: settings.brands.brand.id, country: country.code }).handlers,
    standIn,
  };
}

/** Where the portal asks the help centre; null where there is none. */
export function helpCentreUrl({ kind, serviceUrl }: Settings['helpCentre']): string | null {
  return kind === 'simulated' ? simulatedHelpCentre : serviceUrl;
}
