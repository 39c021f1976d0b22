import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Deployment } from '@riderbell/contract/deployment.ts';
import type { Country } from '@riderbell/domain/countries/country.ts';
import { digitsOf } from '@riderbell/domain/countries/currencies.ts';
import { fromMinor } from '@riderbell/domain/countries/money.ts';
import * as z from 'zod/mini';
import type { Settings } from '../settings/settings.ts';

export interface MapParts {
  tilesUrl: string;
  tilesZoom: number;
  attribution: string;
}

/** The public part of the settings, as the portal gets it inside its page. */
export function deploymentOf(
  settings: Settings,
  country: Country,
  map: MapParts,
  build: string,
  demo: Deployment['demo'],
): Deployment {
  const { languages, defaultLanguage, brand } = settings.deployment;
  return {
    country: country.code,
    currency: country.currency,
    currency_digits: digitsOf(country.currency),
    phone_prefix: country.phonePrefix,
    time_zone: country.timeZone,
    languages: [...languages],
    default_language: defaultLanguage,
    brand,
    environment: settings.environment,
    build,
    map: {
      tiles_url: map.tilesUrl,
      tiles_zoom: map.tilesZoom,
      attribution: map.attribution,
      centre: { latitude: country.centre.latitude, longitude: country.centre.longitude },
    },
    rules: {
      unit_number_required: country.unitNumberRequired,
      amount_required: country.amount.required,
      minimum_amount: country.amount.minimum === null ? 0 : fromMinor(country.amount.minimum, country.currency),
      minimum_eta_minutes: country.minimumEtaMinutes,
      distance_limit_metres: country.distanceLimit.metres,
    },
    demo,
  };
}

const manifest = z.object({ build: z.string() });

/** Which build of the portal this is: the one that an open page compares itself with. null when it was not built. */
export async function builtPortal(portalFolder: string): Promise<string | null> {
  const path = join(portalFolder, 'asset-manifest.json');
  if (!existsSync(path)) return null;
  return manifest.parse(JSON.parse(await readFile(path, 'utf8'))).build;
}
