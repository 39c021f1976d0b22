import type { Brand } from '../settings/brands/brand.ts';

/** The cookie in which the demo's page stores the brand that the visitor chose. */
const cookieName = 'brand';

/**
 * The brand of a page: the deployment's, or the one that the visitor chose.
 * @param cookies the request's `cookie` header
 * @param choice the brands that a visitor can choose; none outside the demo
 */
export function brandOfRequest(cookies: string | undefined, brand: Brand, choice: readonly Brand[]): Brand {
  if (choice.length === 0 || cookies === undefined) return brand;
  const pairs = cookies.split(';').map((pair) => pair.trim().split('='));
  const wanted = pairs.find(([name]) => name === cookieName)?.[1];
  return choice.find((one) => one.id === wanted) ?? brand;
}
