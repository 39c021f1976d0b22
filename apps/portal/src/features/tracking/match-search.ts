import type { Order } from '@riderbell/contract/shapes/order.ts';
import { toWesternDigits } from '@riderbell/domain/countries/numerals.ts';
import { significantDigits } from '@riderbell/domain/orders/phone-number.ts';
import type { SearchKey } from '@riderbell/domain/orders/search-key.ts';

const diacritics = /[\u0300-\u036F]/g;

// Marks of Thai, Arabic and other scripts carry meaning and stay; accents on Latin letters are rarely typed.
function plain(text: string): string {
  return toWesternDigits(text).normalize('NFKD').replace(diacritics, '').normalize('NFKC').toLowerCase();
}

/**
 * Whether the search key finds the order: by the beginning of the order id, by any part of the customer's phone number in any
 * notation (`phonePrefix` is the country's, with its plus), or by each of its words in the customer's name, the address, the
 * description or the order id.
 */
export function matchesSearch(order: Order, key: SearchKey, phonePrefix: string): boolean {
  switch (key.kind) {
    case 'none':
      return true;
    case 'order-id':
      return order.order_id.startsWith(key.orderId);
    case 'phone':
      return (
        order.customer.phone_number.includes(significantDigits(key.phone, phonePrefix)) || hasWords(order, key.phone)
      );
    case 'text':
      return hasWords(order, key.text);
  }
}

// Each key that is pressed searches thousands of orders, so their text is normalised once.
const searchable = new WeakMap<Order, string>();

function searchableOf(order: Order): string {
  const known = searchable.get(order);
  if (known !== undefined) return known;
  const { name, location } = order.customer;
  const text = plain([name, location.address, order.order.description, order.order_id].join('\n'));
  searchable.set(order, text);
  return text;
}

function hasWords(order: Order, text: string): boolean {
  const searched = searchableOf(order);
  return plain(text)
    .split(/\s+/)
    .every((word) => searched.includes(word));
}
