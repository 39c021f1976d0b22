import type { ComponentType } from 'react';
import { createContext, use } from 'react';
import type { BrandColours } from '@riderbell/ui/tokens.ts';

/** The delivery brand as screens see it; its data is one folder of `brands/`, which the server reads at startup. */
export interface BrandView {
  /** "Swift" */
  name: string;
  /** The colours that the theme is built from; screens use the variables `--app-*` instead. */
  colours: BrandColours;
  /** The brand's name for the service: "Swift Express". */
  serviceLabel: string;
  /** The mark and the name, in the current text colour and the brand's colour. */
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
