import type { BrandColours } from './brand-colours.ts';
import { contrast, mixed } from './contrast.ts';

/** The background colours that every brand shares (packages/ui/src/tokens.ts; a test of the portal compares the two). */
export const sharedGrounds = {
  light: { surface: '#ffffff', canvas: '#f7f6f2', sunken: '#f0efea' },
  dark: { surface: '#1b1e30', canvas: '#11131f', sunken: '#0b0d16', raised: '#2b2f47' },
  /** The share of the brand's colour in its dark-mode tint. */
  darkTintShare: 0.24,
} as const;

/** A foreground colour that the design uses, and the background that it must contrast with. */
export interface ColourPair {
  readonly what: string;
  readonly colour: string;
  readonly ground: string;
  /** WCAG 2.2 AA: 4.5 for text (1.4.3), 3 for lines, icons and the focus ring (1.4.11). */
  readonly minimum: 4.5 | 3;
}

const white = '#ffffff';

/** Every pair of foreground and background that the design makes from a brand's colours, in light and in dark mode. */
export function colourPairs({ primary, accent, deep }: BrandColours): readonly ColourPair[] {
  const { light, dark, darkTintShare } = sharedGrounds;
  const darkTint = mixed(primary[5], dark.surface, darkTintShare);
  const text = (what: string, colour: string, ground: string): ColourPair => ({ what, colour, ground, minimum: 4.5 });
  const shape = (what: string, colour: string, ground: string): ColourPair => ({ what, colour, ground, minimum: 3 });
  return [
    text('white on a button in the light (primary 6)', white, primary[6]),
    text('white on a pressed button in the light (primary 7)', white, primary[7]),
    text('brand text on a surface in the light (primary 7)', primary[7], light.surface),
    text('brand text on the canvas in the light (primary 7)', primary[7], light.canvas),
    text('brand text on a sunken ground in the light (primary 7)', primary[7], light.sunken),
    text('brand text on its tint in the light (primary 7 on 0)', primary[7], primary[0]),
    shape('the focus on the canvas in the light (primary 6)', primary[6], light.canvas),
    shape('the focus on a sunken ground in the light (primary 6)', primary[6], light.sunken),
    shape('a chosen border on its tint in the light (primary 6 on 0)', primary[6], primary[0]),
    text('white on a button in the dark (primary 5)', white, primary[5]),
    text('white on a pressed button in the dark (primary 6)', white, primary[6]),
    text('brand text on a surface in the dark (primary 3)', primary[3], dark.surface),
    text('brand text on the canvas in the dark (primary 3)', primary[3], dark.canvas),
    text('brand text on a sunken ground in the dark (primary 3)', primary[3], dark.sunken),
    text('brand text on a raised surface in the dark (primary 3)', primary[3], dark.raised),
    text('brand text on its tint in the dark (primary 3)', primary[3], darkTint),
    shape('the focus on a surface in the dark (primary 5)', primary[5], dark.surface),
    shape('the focus on the canvas in the dark (primary 5)', primary[5], dark.canvas),
    text('white on the deep ground in the light', white, deep.light),
    text('white on the deep ground in the dark', white, deep.dark),
    shape('the accent on the deep ground in the light', accent, deep.light),
    shape('the accent on the deep ground in the dark', accent, deep.dark),
  ];
}

/** The pairs whose contrast is too low, with that contrast; empty when the brand's colours are acceptable. */
export function lowContrastPairs(colours: BrandColours): readonly (ColourPair & { readonly contrast: number })[] {
  return colourPairs(colours)
    .map((pair) => ({ ...pair, contrast: contrast(pair.colour, pair.ground) }))
    .filter((pair) => pair.contrast < pair.minimum);
}
