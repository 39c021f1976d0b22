import { toWesternDigits } from '../countries/numerals.ts';
import { guestVendorId } from '../outlets/guest-vendor.ts';

/** Crockford's base32: without I, L, O and U, so that people can read an id aloud. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const randomLength = 10;
const prefixLength = 4;

/**
 * The prefix of a vendor's order ids: the first four letters and digits of the vendor's id, in lower case ("a-001" gives
 * "a001"). Ids of guest orders begin with the whole word "guest". Vendors may share a prefix; the random part is unique.
 */
export function orderIdPrefix(vendorId: string): string {
  if (vendorId === guestVendorId) return guestVendorId;
  return vendorId
    .toLowerCase()
    .replaceAll(/[^a-z0-9]/g, '')
    .slice(0, prefixLength);
}

/**
 * A new order id: the vendor's prefix, a dash and ten random characters (specification §4), 50 bits that a stranger
 * cannot guess. `randomBytes` are at least ten bytes of a cryptographic source.
 * @throws RangeError when there are fewer.
 */
export function newOrderId(vendorId: string, randomBytes: Uint8Array): string {
  if (randomBytes.length < randomLength) throw new RangeError(`An order id needs ${randomLength} random bytes`);
  // 256 is a multiple of 32, so the remainder favours no character.
  const random = Array.from(randomBytes.subarray(0, randomLength), (byte) => alphabet.charAt(byte % alphabet.length));
  return `${orderIdPrefix(vendorId)}-${random.join('')}`;
}

/** Whether the text is a complete order id of the vendor, in the canonical spelling. */
export function isOrderIdOf(vendorId: string, text: string): boolean {
  const prefix = `${orderIdPrefix(vendorId)}-`;
  const random = text.slice(prefix.length);
  return (
    text.startsWith(prefix) &&
    random.length === randomLength &&
    [...random].every((character) => alphabet.includes(character))
  );
}

/**
 * The canonical spelling of an order id as typed or read aloud: the prefix in lower case, the rest in upper case, with O
 * read as 0 and I and L as 1.
 */
export function tidyOrderId(text: string): string {
  const trimmed = text.trim();
  const dash = trimmed.indexOf('-');
  const random = trimmed
    .slice(dash + 1)
    .toUpperCase()
    .replaceAll('O', '0')
    .replaceAll(/[IL]/g, '1');
  return dash < 0 ? trimmed : `${trimmed.slice(0, dash).toLowerCase()}-${random}`;
}

/** The prefix of guests or of a vendor, and the rest after the dash; the dash is optional only after "guest". */
const typedId = /^(?:(guest)[\s-]*|([a-z0-9]{1,4})\s*-)([a-z0-9\s-]+)$/i;

/**
 * The order id that a person typed without a list of orders to choose from: like `tidyOrderId`, but also with any dash, with spaces
 * and with digits of other scripts. Null for a text that is no order id of any vendor.
 */
export function readOrderId(text: string): string | null {
  const [, guest, vendor = guest, random = ''] =
    typedId.exec(
      toWesternDigits(text)
        .trim()
        .replaceAll(/\p{Pd}|\u2212/gu, '-'),
    ) ?? [];
  if (vendor === undefined) return null;
  const orderId = tidyOrderId(`${vendor}-${random.replaceAll(/[\s-]/g, '')}`);
  return isOrderIdOf(vendor.toLowerCase(), orderId) ? orderId : null;
}
