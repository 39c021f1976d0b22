import type { Principal, PrincipalKind } from './principal.ts';

const given = (kinds: Readonly<Record<PrincipalKind, boolean>>) => {
  return ({ kind }: Principal): boolean => kinds[kind];
};

// What depends on the kind of caller and not on its right at a vendor (vendor-rights.ts). Use cases ask these functions, never
// the kind: a new kind of caller is a new column here, and the compiler demands it in each row.

/** Riders collect at the vendor's stored collection point; otherwise each request names its own, as a guest's does (specification §3). */
export const collectsAtVendor = given({ merchant: true, embedded: true, device: true, guest: false });

/** The order itself names its sender, because no vendor does (specification §3). */
export const namesSender = given({ merchant: false, embedded: false, device: false, guest: true });

/** The order may carry a VAT number: individuals have none (specification §4). */
export const paysVat = given({ merchant: true, embedded: true, device: true, guest: false });

/** The server remembers customers for the vendor. Guests share a vendor but not their customers (specification §6). */
export const hasAddressBook = given({ merchant: true, embedded: true, device: true, guest: false });

/** Promised times depend on how the vendor's last orders went; the placeholder of guests is no real outlet (decision 039). */
export const hasPromiseRecord = given({ merchant: true, embedded: true, device: true, guest: false });

/** Voucher uses count per business, and a guest is no business (decision 027). */
export const countsAsBusiness = given({ merchant: true, embedded: true, device: true, guest: false });
