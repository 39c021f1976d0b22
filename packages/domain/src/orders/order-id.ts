import { toWesternDigits } from '../countries/numerals.ts';
import { guestVendorId } from '../outlets/guest-vendor.ts';

/** Crockford's base32: no I, L, O and U, so that an id can be read aloud. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const randomLength = 10;
const prefixLength = 4;

/**
 * The part of a vendor's id that begins its order ids: the first four letters and digits, in lower case ("a-001" gives
 * "a001"); a guest's order says so with the whole word. Vendors that share it are told apart by the random part.
 */
export function orderIdPrefix(vendorId: string): string {
  if (vendorId === guestVendorId) return guestVendorId;
  return vendorId
    .toLowerCase()
    .replaceAll(/[^a-z0-9]/g, '')
    .slice(0, prefixLength);
}

/**
 * A new order id: the vendor's prefix, a dash and ten random characters (decisions: Orders), 50 bits that a stranger
 * cannot guess. `randomBytes` are at least ten bytes of a cryptographic source.
 * @throws RangeError when there are fewer.
 */
export function newOrderId(vendorId: string, randomBytes: Uint8Array): string {
  if (randomBytes.length < randomLength) throw new RangeError(`An order id needs ${randomLength} random bytes`);
  // 256 is a multiple of 32, so the remainder favours no character.
  const random = Array.from(randomBytes.subarray(0, randomLength), (byte) => alphabet.charAt(byte % alphabet.length));
  return `${orderIdPrefix(vendorId)}-${random.join('')}`;
}

/** Whether the text is an order id of the vendor, complete and as it was made. */
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
 * An order id as typed or read aloud, in the way it was made: the prefix in lower case, the rest in upper case, with O
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

/** The prefix of guests or of a vendor, and what follows the dash; only after the whole word can the dash be left out. */
const typedId = /^(?:(guest)[\s-]*|([a-z0-9]{1,4})\s*-)([a-z0-9\s-]+)$/i;

/**
 * The order id that a person without a list of orders to search means: as `tidyOrderId` has it, and with any dash, with spaces, with
 * the digits of their script. Null for what can be no order id of any vendor.
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
