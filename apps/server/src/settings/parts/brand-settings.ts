import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { usualBrand } from '@riderbell/domain/brands/brand-of-country.ts';
import type { CountryCode } from '@riderbell/domain/countries/country.ts';
import type { Brand } from '../brands/brand.ts';
import { readBrands } from '../brands/read-brands.ts';
import type { SettingReader } from '../setting-reader.ts';

export interface BrandSettings {
  /** The deployment's brand. */
  brand: Brand;
  /** All brands, for the demo's preview. */
  brands: readonly Brand[];
}

const ownFolder = fileURLToPath(new URL('../../../../../brands', import.meta.url));
const whole = 'a folder with a complete folder for each brand (CONTRIBUTING.md, "A brand")';

/**
 * Reads the brands in BRANDS_DIR, and BRAND_ENTITY, which must be one of them and serve the country.
 * @param workingFolder the folder to which relative paths refer
 * @returns null after a fault
 */
export function readBrandSettings(
  reader: SettingReader,
  country: CountryCode,
  workingFolder: string,
): BrandSettings | null {
  reader.part('Brand');
  const given = reader.text({
    name: 'BRANDS_DIR',
    meaning:
      'the folder of the delivery brands, with a folder of data and drawings for each; all are checked at the start',
    allowed: whole,
    fallback: null,
    usual: 'the folder brands of the product',
  });
  const { brands, ids, faults } = readBrands(given === null ? ownFolder : resolve(workingFolder, given));
  if (faults.length > 0) reader.fault('BRANDS_DIR', `${whole}; wrong in it: ${faults.join('; ')}`);
  const id = reader.oneOf({
    name: 'BRAND_ENTITY',
    meaning: 'the delivery brand of the portal; it must serve the country',
    choices: ids,
    fallback: usualBrand(brands, country)?.id ?? '',
    usual: 'swift, or the first by name that serves the country',
  });
  const brand = brands.find((one) => one.id === id) ?? null;
  const canTell = !['BRANDS_DIR', 'COUNTRY', 'BRAND_ENTITY'].some((name) => reader.isWrong(name));
  if (canTell && !brand?.countries.includes(country)) reader.fault('BRAND_ENTITY', servingBrands(brands, country));
  return brand === null ? null : { brand, brands };
}

function servingBrands(brands: readonly Brand[], country: CountryCode): string {
  const ids = brands.filter(({ countries }) => countries.includes(country)).map(({ id }) => id);
  if (ids.length === 0) return `a brand that serves ${country}; none does`;
  return ids.length === 1
    ? `${ids.join('')}, which serves ${country}`
    : `one of ${ids.join(', ')}, which serve ${country}`;
}
