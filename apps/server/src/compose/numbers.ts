import type { Country } from '@riderbell/domain/countries/country.ts';
import type { Database } from '../adapters/postgres/database.ts';
import { PostgresNumbers } from '../adapters/postgres/numbers/postgres-numbers.ts';
import { createNumbersFeature, type NumbersFeature } from '../features/numbers/feature.ts';
import type { NumbersReader } from '../features/exports/ports.ts';
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

/** Reads the numbers for an export, as the call answers them. */
export function numbersReader({ getNumbers }: NumbersFeature['handlers']): NumbersReader {
  return {
    async read({ principal, vendorId, query }) {
      const outcome = await getNumbers({ principal, params: { id: vendorId }, query });
      return outcome.ok ? { ok: true, numbers: outcome.answer.result } : outcome;
    },
  };
}
