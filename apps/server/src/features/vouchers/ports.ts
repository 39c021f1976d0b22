import type { Vendor } from '@riderbell/contract/shapes/vendor.ts';
import type { Principal } from '@riderbell/domain/access/principal.ts';
import type { VendorRight } from '@riderbell/domain/access/vendor-rights.ts';
import type { Country } from '@riderbell/domain/countries/country.ts';
import type { FlagAsker, Flags } from '@riderbell/domain/flags/flags.ts';
import type { DeliveryFee } from '@riderbell/domain/quotes/delivery-fee.ts';
import type { NewVoucher } from '@riderbell/domain/vouchers/new-voucher.ts';
import type { Voucher } from '@riderbell/domain/vouchers/voucher.ts';

/** A voucher as it is stored; `createdAt` is ISO 8601 in UTC. */
export interface StoredVoucher extends Voucher {
  readonly voucherId: number;
  /** How many orders use it now. */
  readonly used: number;
  readonly createdBy: string;
  readonly createdAt: string;
  readonly endedBy: string | null;
}

export interface StoredUse {
  readonly orderId: string;
  readonly vendorId: string;
  readonly usedAt: string;
  readonly returnedAt: string | null;
}

/** The vouchers of one country. */
export interface VoucherStore {
  find(code: string): Promise<StoredVoucher | null>;
  /** How many orders of the family use it now; needed only if the voucher has a limit per business. */
  usedBy(voucherId: number, familyId: string): Promise<number>;
  /** Newest first. */
  list(): Promise<StoredVoucher[]>;
  /** `no-vendor`: one of the voucher's vendors does not exist. */
  add(
    voucher: NewVoucher,
    by: { readonly name: string; readonly at: Date },
  ): Promise<'added' | 'code-taken' | 'no-vendor'>;
  /** Does not change a voucher that has already ended. */
  end(code: string, by: { readonly name: string; readonly at: Date }): Promise<void>;
  /** Newest first. */
  uses(voucherId: number, limit: number): Promise<StoredUse[]>;
}

export interface Vendors {
  /** Also null when the vendor exists but the principal does not have this right. */
  find(principal: Principal, vendorId: string, right: VendorRight): Promise<Vendor | null>;
  /** All vendors that the principal may see. */
  list(principal: Principal): Promise<Vendor[]>;
}

export interface QuotedPrice {
  readonly quoteId: string;
  /** Epoch ms. */
  readonly expiresAt: number;
  readonly vendorId: string;
  readonly fee: DeliveryFee;
}

export interface Quotes {
  /** Whether the signature is valid for this fee (minor units) of the vendor now, on any route. */
  checkFee(
    signature: string,
    vendorId: string,
    fee: number | null,
  ):
    | { readonly ok: true; readonly trip: QuotedPrice }
    | { readonly ok: false; readonly refusal: 'SignatureInvalid' | 'SignatureForeign' | 'SignatureExpired' };
}

/** Signs texts so that only the server can create or change one. */
export interface Seal {
  seal(text: string): string;
  open(sealed: string): string | null;
}

/** Codes can be guessed, so wrong codes are counted by caller. */
export interface WrongCodes {
  /** Counts one. Returns the seconds to wait when there were too many, otherwise null. */
  take(accountId: string): Promise<number | null>;
  /** Takes it back: the code was right. */
  giveBack(accountId: string): Promise<void>;
}

export interface VoucherNeeds {
  readonly store: VoucherStore;
  readonly vendors: Vendors;
  readonly quotes: Quotes;
  readonly seal: Seal;
  readonly wrongCodes: WrongCodes;
  readonly country: Pick<Country, 'code' | 'currency'>;
  /** Epoch ms. */
  now(): number;
  flags(asker: FlagAsker): Promise<Pick<Flags, 'voucher'>>;
}
