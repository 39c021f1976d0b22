import { countryOf } from '@riderbell/domain/countries/countries.ts';
import type { Country } from '@riderbell/domain/countries/country.ts';
import type { Settings } from './settings.ts';

/** The country as this deployment has it: the data of the country with what its settings say otherwise. */
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

/** Where the calls are: "https://th.prd.riderbell.example" in a split deployment (specification §7); empty on the page's own origin. */
export function apiBase({ environment, deployment }: Pick<Settings, 'environment' | 'deployment'>): string {
  if (deployment.apiHost === null) return '';
  return `https://${deployment.country.toLowerCase()}.${environment}.${deployment.apiHost}`;
}
