import { countryInForce } from '@riderbell/domain/countries/country-parameters.ts';
import type { Country } from '@riderbell/domain/countries/country.ts';
import type { Logger } from 'pino';
import type { Database } from '../adapters/postgres/database.ts';
import { PostgresParameterStore } from '../adapters/postgres/parameter-store.ts';
import { createCountriesFeature } from '../features/countries/feature.ts';
import { ParametersInForce } from '../features/countries/parameters-in-force.ts';
import type { EventBus } from '../live/ports.ts';

export interface CountryParts {
  readonly database: Database;
  readonly bus: EventBus;
  /** The country of the file. */
  readonly country: Country;
  readonly now: () => number;
  readonly log: Logger;
}

export interface Countries {
  readonly handlers: ReturnType<typeof createCountriesFeature>['handlers'];
  /** The country with its current parameters. */
  readonly country: Country;
  /** Whether a parent's lists may include the orders of its outlets. */
  allOutletOrders(): boolean;
  /** Whether customers can pay by card. */
  onlinePayment(): boolean;
}

/** The country with the operator's changes. */
export async function composeCountries({ database, bus, country, now, log }: CountryParts): Promise<Countries> {
  const store = new PostgresParameterStore(database.kysely);
  // This server has no payment gateway, so cards cannot be enabled.
  const context = { country, takesCards: false };
  const parameters = new ParametersInForce({
    ...context,
    store,
    changes: {
      publish: () => bus.publish('country-parameters-changed', ''),
      onChanged: (listener) => void bus.subscribe('country-parameters-changed', listener),
    },
    now,
    onFailure: (error) => log.warn({ err: error }, 'the country parameters could not be read again'),
  });
  await parameters.read();
  return {
    handlers: createCountriesFeature({ ...context, parameters, store, now }).handlers,
    country: countryInForce(country, (parameter) => parameters.valueOf(parameter)),
    allOutletOrders: () => parameters.valueOf('allOutletOrders') === 'true',
    onlinePayment: () => parameters.valueOf('onlinePaymentActivated') === 'true',
  };
}
