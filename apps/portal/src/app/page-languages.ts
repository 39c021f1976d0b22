import { type Language, languages, offeredLanguages } from '@riderbell/domain/countries/languages.ts';
import { routeAt, type RouteName } from '../platform/paths.ts';

/** The pages behind an order's link: their address is the key to the order. */
const recipientPages = ['tracking', 'deliveryReceipt', 'trackingC2c'] as const satisfies readonly RouteName[];

export function isRecipientPage(path: string): boolean {
  const route = routeAt(path);
  return recipientPages.some((name) => name === route);
}

/**
 * The languages of the page at an address. A deployment has the languages of its merchants, but a recipient
 * may read another one, so recipients' pages have every language of the product, those of the country first.
 */
export function languagesAt(path: string, deployed: readonly string[]): [Language, ...Language[]] {
  const offered = offeredLanguages(deployed);
  if (!isRecipientPage(path)) return offered;
  return [...offered, ...languages.filter((language) => !offered.includes(language))];
}
