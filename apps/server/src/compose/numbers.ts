import type { Country } from '@riderbell/domain/countries/country.ts';
import type { Database } from '../adapters/postgres/database.ts';
import { PostgresNumbers } from '../adapters/postgres/numbers/postgres-numbers.ts';
import { createNumbersFeature, type NumbersFeature } from '../features/numbers/feature.ts';
import type { Vendors } from '../features/numbers/ports.ts';

export interface NumbersParts {
  readonly database: Database;
  readonly vendors: Vendors;
  readonly allOutletOrders: () => boolean;
  readonly country: Country;
}

/** Composes the numbers; their days are those of the country's time zone. */
export function composeNumbers({ database, vendors, allOutletOrders, country }: NumbersParts): NumbersFeature {
  const store = new PostgresNumbers(database.pool, country.timeZone);
  return createNumbersFeature({ store, vendors, allOutletOrders, country });
}
