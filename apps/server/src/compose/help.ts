import type { Country } from '@riderbell/domain/countries/country.ts';
import { SignedHelpCentreTokens } from '../adapters/help-centre/signed-help-centre-tokens.ts';
import { createHelpFeature } from '../features/help/feature.ts';
import type { Vendors } from '../features/help/ports.ts';
import type { Settings } from '../settings/settings.ts';

export interface HelpParts {
  settings: Pick<Settings, 'helpCentre' | 'brands'>;
  secret: Uint8Array;
  country: Country;
  vendors: Vendors;
  now: () => number;
}

/** Composes the access to the help centre (specification §7). */
export function composeHelp({ settings, secret, country, vendors, now }: HelpParts) {
  const tokens = settings.helpCentre.kind === 'none' ? null : new SignedHelpCentreTokens(secret, now);
  return createHelpFeature({ vendors, tokens, brand: settings.brands.brand.id, country: country.code });
}
