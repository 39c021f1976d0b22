import type { CountryCode } from '../countries/country.ts';

/** The brand of the example deployment comes first (specification §1). */
const first = 'swift';

/**
 * The default brand of a country: swift if it serves the country, else the first by name that does.
 * @returns null where no brand serves the country
 */
export function usualBrand<Brand extends { readonly id: string; readonly countries: readonly CountryCode[] }>(
  brands: readonly Brand[],
  country: CountryCode,
): Brand | null {
  const serving = brands
    .filter((brand) => brand.countries.includes(country))
    .toSorted((a, b) => (a.id < b.id ? -1 : 1));
  return serving.find((brand) => brand.id === first) ?? serving[0] ?? null;
}
