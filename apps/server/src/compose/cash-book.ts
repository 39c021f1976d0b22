import type { Country } from '@riderbell/domain/countries/country.ts';
import type { Logger } from 'pino';
import { PostgresCashBook } from '../adapters/postgres/cash-book/postgres-cash-book.ts';
import type { Database } from '../adapters/postgres/database.ts';
import { type CashBookFeature, createCashBookFeature } from '../features/cash-book/feature.ts';
import type { Vendors } from '../features/cash-book/ports.ts';

export interface CashBookParts {
  readonly database: Database;
  readonly vendors: Vendors;
  readonly country: Country;
  readonly allOutletOrders: () => boolean;
  readonly log: Logger;
  readonly now: () => number;
}

/** Composes the cash books; their days are those of the country's time zone. */
export function composeCashBook({
  database,
  vendors,
  country,
  allOutletOrders,
  log,
  now,
}: CashBookParts): CashBookFeature {
  const store = new PostgresCashBook(database.kysely, country.timeZone);
  return createCashBookFeature({
    store,
    vendors,
    country,
    allOutletOrders,
    onNotBooked: (vendorId, error) => log.error({ err: error, vendorId }, 'the cash of a vendor could not be booked'),
    now,
  });
}
