import type { CountryParameter } from '@riderbell/contract/calls/countries/get-country-parameter.ts';
import { accepted, type Handlers } from '@riderbell/contract/handler.ts';
import type { Country } from '@riderbell/domain/countries/country.ts';
import { fromMinor } from '@riderbell/domain/countries/money.ts';

/** The parameters of the country that the server runs for (specification §7). */
export function createCountriesFeature(needs: { country: Country }): {
  readonly handlers: Pick<Handlers, 'getCountryParameter'>;
} {
  return {
    handlers: {
      getCountryParameter: async ({ params }) => accepted({ result: parametersOf[params.parameter](needs.country) }),
    },
  };
}

const parametersOf: Record<CountryParameter, (country: Country) => string> = {
  allOutletOrders: () => 'true',
  serviceHours: (country) => country.serviceHours,
  // Cards are not taken yet; the screens offer them only where this says so.
  onlinePaymentActivated: () => 'false',
  orderItemValueExceedLimit: (country) => String(fromMinor(country.itemValueLimit.value, country.currency)),
  paymentMethods: (country) => country.payment.allowed,
};
