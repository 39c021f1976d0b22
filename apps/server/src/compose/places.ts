import { modeOf, onlyVendorOf } from '@riderbell/domain/access/principal.ts';
import type { Logger } from 'pino';
import { GoogleGeocoder } from '../adapters/places/google-geocoder.ts';
import { languageChoice } from '../adapters/places/language-choice.ts';
import type { VendorAccess } from '../features/outlets/vendor-access.ts';
import { createPlacesFeature } from '../features/places/feature.ts';
import type { Geocoder } from '../features/places/ports.ts';
import type { FlagAnswers } from '../http/ports.ts';
import type { Settings } from '../settings/settings.ts';
import { geocoderTimeout } from './map.ts';
import { logServiceFailure } from './service-failures.ts';

export interface PlacesParts {
  readonly settings: Pick<Settings, 'places' | 'deployment'>;
  /** Used for callers without the flag for Google. */
  readonly geocoder: Geocoder;
  readonly vendors: VendorAccess;
  readonly flags: Pick<FlagAnswers, 'of'>;
  readonly log: Logger;
}

/** Composes the geolocator's calls, with Google in addition to the deployment's geocoder if it is configured. */
export function composePlaces({ settings, geocoder, vendors, flags, log }: PlacesParts) {
  const { google } = settings.places;
  const { languages, defaultLanguage } = settings.deployment;
  const languageOf = languageChoice(languages, defaultLanguage);
  return createPlacesFeature({
    country: settings.deployment.country,
    geocoder,
    google: google && new GoogleGeocoder({ ...google, languageOf, timeoutMilliseconds: geocoderTimeout }),
    // The calls name no vendor, so flags are evaluated for the account’s first vendor, a parent before its outlets.
    flags: async (principal) => {
      const vendorId = onlyVendorOf(principal) ?? (await vendors.list(principal))[0]?.vendor_id ?? null;
      return flags.of({ vendorId, mode: modeOf(principal) });
    },
    onFailure: logServiceFailure(log, 'the geocoder failed'),
  });
}
