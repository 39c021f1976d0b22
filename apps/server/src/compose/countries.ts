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
  /** As its file says. */
  readonly country: Country;
  readonly now: () => number;
  readonly log: Logger;
}

export interface Countries {
  readonly handlers: ReturnType<typeof createCountriesFeature>['handlers'];
  /** The country with its parameters as they stand whenever it is asked. */
  readonly country: Country;
  /** Whether a parent's lists may hold the orders of its outlets. */
  allOutletOrders(): boolean;
  /** Whether customers may pay by card. */
  onlinePayment(): boolean;
}

/** The country and what the operator has changed of it. */
export async function composeCountries({ database, bus, country, now, log }: CountryParts): Promise<Countries> {
  const store = new PostgresParameterStore(database.kysely);
  // No gateway is attached to this server, so nobody can turn cards on.
  const context = { country, takesCards: false };
  const parameters = new ParametersInForce({
    ...context,
    store,
    news: {
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
