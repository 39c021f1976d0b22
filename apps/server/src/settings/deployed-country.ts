import { countryOf } from '@riderbell/domain/countries/countries.ts';
import type { Country } from '@riderbell/domain/countries/country.ts';
import type { Settings } from './settings.ts';

/** The country of this deployment: the country's data with the overrides of the settings. */
export function deployedCountry({ deployment }: Pick<Settings, 'deployment'>): Country {
  const country = countryOf(deployment.country);
  return {
    ...country,
    timeZone: deployment.timeZone,
    minimumEtaMinutes: deployment.minimumEtaMinutes,
    payment: {
      ...country.payment,
      default: deployment.defaultPaymentMethod,
      cardType: deployment.cardPaymentType,
    },
  };
}

/** The origin of the calls: for example "https://th.prd.riderbell.example" in a split deployment (specification §7), else empty for the page's origin. */
export function apiBase({ environment, deployment }: Pick<Settings, 'environment' | 'deployment'>): string {
  if (deployment.apiHost === null) return '';
  return `https://${deployment.country.toLowerCase()}.${environment}.${deployment.apiHost}`;
}
