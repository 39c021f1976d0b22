import type { Country } from '@riderbell/domain/countries/country.ts';
import type { Database } from '../adapters/postgres/database.ts';
import { PostgresVouchers } from '../adapters/postgres/voucher-store.ts';
import { hmacSeal } from '../adapters/seals/hmac-seal.ts';
import type { AttemptLimiter } from '../features/accounts/ports.ts';
import type { VendorAccess } from '../features/outlets/vendor-access.ts';
import { createVouchersFeature, type VouchersFeature } from '../features/vouchers/feature.ts';
import type { Quotes } from '../features/vouchers/ports.ts';
import type { FlagAnswers } from '../http/ports.ts';

/** Wrong codes that an account may try in a quarter of an hour. */
const wrongCodesAllowed = 20;

export interface VoucherParts {
  readonly database: Database;
  readonly vendors: VendorAccess;
  readonly quotes: Quotes;
  readonly secret: Uint8Array;
  readonly limiter: AttemptLimiter;
  readonly country: Country;
  readonly flags: Pick<FlagAnswers, 'of'>;
  readonly now: () => number;
}

/** Composes vouchers. Their signatures differ from those of quotes. */
export function composeVouchers(parts: VoucherParts): VouchersFeature {
  const { database, vendors, quotes, secret, limiter, country, flags, now } = parts;
  const keysOf = (accountId: string) => [{ key: `voucher-code:account:${accountId}`, limit: wrongCodesAllowed }];
  return createVouchersFeature({
    store: new PostgresVouchers(database.kysely, country.code),
    vendors,
    quotes,
    seal: hmacSeal('vouchers', [secret]),
    wrongCodes: {
      take: (accountId) => limiter.take(keysOf(accountId)),
      giveBack: (accountId) => limiter.giveBack(keysOf(accountId)),
    },
    country,
    now,
    flags: (asker) => flags.of(asker),
  });
}
