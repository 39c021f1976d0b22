import type { Brand } from '../settings/brands/brand.ts';

/** The cookie in which the demo's page keeps the brand that somebody tries on. */
const cookieName = 'brand';

/**
 * The brand that a page wears: the deployment's, or the one that the visitor tries on where there is a choice.
 * @param cookies the request's `cookie` header; @param choice the brands that may be tried on: none outside of the demo
 */
export function brandOfRequest(cookies: string | undefined, brand: Brand, choice: readonly Brand[]): Brand {
  if (choice.length === 0 || cookies === undefined) return brand;
  const pairs = cookies.split(';').map((pair) => pair.trim().split('='));
  const wanted = pairs.find(([name]) => name === cookieName)?.[1];
  return choice.find((one) => one.id === wanted) ?? brand;
}
