import type { Brand } from '../../brands/brand.ts';

/** Every folder of `src/brands/` is a brand; an eighth needs no line of code here. */
const brands = import.meta.glob<Brand>('../../brands/*/brand.ts', { import: 'brand' });

/** The brand of the deployment; loaded alone, so that no other brand's drawings travel. */
export async function loadBrand(id: string): Promise<Brand> {
  const load = brands[`../../brands/${id}/brand.ts`];
  if (load === undefined) throw new Error(`There is no brand ${id}; known are the folders of src/brands/`);
  return load();
}

export function showFavicon(brand: Brand): void {
  const link = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  if (link !== null) link.href = brand.faviconUrl;
}
