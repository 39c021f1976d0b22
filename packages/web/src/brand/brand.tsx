import type { ComponentType } from 'react';
import { createContext, use } from 'react';
import type { BrandColours } from '@riderbell/ui/tokens.ts';

/** What a screen may know of the delivery brand; the data is one folder of `brands/`, which the server reads at its start. */
export interface BrandView {
  /** "Swift" */
  name: string;
  /** What the theme is made of; screens use the variables `--app-*` instead. */
  colours: BrandColours;
  /** What the brand calls the service: "Swift Express". */
  serviceLabel: string;
  /** Mark and word; drawn in the current text colour and the brand's. */
  Logo: ComponentType<{ height?: number }>;
  /** The mark alone. */
  Mark: ComponentType<{ size?: number }>;
  /** Address of the drawing of a rider's marker on the map, 65 by 65 px. */
  markerUrl: string;
}

const BrandContext = createContext<BrandView | null>(null);
export const BrandProvider = BrandContext.Provider;

export function useBrand(): BrandView {
  const brand = use(BrandContext);
  if (brand === null) throw new Error('useBrand needs the BrandProvider of app/boot.tsx');
  return brand;
}
