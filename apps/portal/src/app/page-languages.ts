import { type Language, languages, offeredLanguages } from '@riderbell/domain/countries/languages.ts';
import { routeAt, type RouteName } from '../platform/paths.ts';

/** The pages of whoever has an order's link: the address is the key to what they show. */
const recipientPages = ['tracking', 'deliveryReceipt', 'trackingC2c'] as const satisfies readonly RouteName[];

export function isRecipientPage(path: string): boolean {
  const route = routeAt(path);
  return recipientPages.some((name) => name === route);
}

/**
 * The languages that the page at an address can be in. A deployment speaks the languages of its merchants; a parcel may come to
 * somebody who reads another one, so recipients have every language of the product, those of the country first.
 */
export function languagesAt(path: string, deployed: readonly string[]): [Language, ...Language[]] {
  const offered = offeredLanguages(deployed);
  if (!isRecipientPage(path)) return offered;
  return [...offered, ...languages.filter((language) => !offered.includes(language))];
}
