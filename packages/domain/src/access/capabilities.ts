import type { Principal, PrincipalKind } from './principal.ts';

const given = (kinds: Readonly<Record<PrincipalKind, boolean>>) => {
  return ({ kind }: Principal): boolean => kinds[kind];
};

// What depends on the kind of caller and not on its right at a vendor (vendor-rights.ts). Use cases ask these, never the kind:
// a new kind of caller is a column here, and the compiler asks for it in each row.

/** Collected at the vendor's stored collection point; without it each request says where, as a guest's does (specification §3). */
export const collectsAtVendor = given({ merchant: true, embedded: true, guest: false });

/** An order names who sends it, because there is no vendor who would (specification §3). */
export const namesSender = given({ merchant: false, embedded: false, guest: true });

/** An order may carry a VAT number: individuals have none (specification §4). */
export const paysVat = given({ merchant: true, embedded: true, guest: false });

/** Customers are remembered for the vendor: guests are not each other's customers (specification §6). */
export const hasAddressBook = given({ merchant: true, embedded: true, guest: false });

/** Promises are judged by what became of the vendor's last ones: the placeholder of guests is no outlet (decision 039). */
export const hasPromiseRecord = given({ merchant: true, embedded: true, guest: false });

/** Uses of a voucher count for the business: a guest is none (decision 027). */
export const countsAsBusiness = given({ merchant: true, embedded: true, guest: false });
