import type { BrandColours } from '@riderbell/domain/brands/brand-colours.ts';
import type { CountryCode } from '@riderbell/domain/countries/country.ts';

/** A validated delivery brand, read from its folder (specification §1). */
export interface Brand {
  /** The name of the folder. */
  readonly id: string;
  /** For example "Swift". */
  readonly name: string;
  /** The brand's name of the service, for example "Swift Express". */
  readonly serviceLabel: string;
  readonly countries: readonly CountryCode[];
  readonly colours: BrandColours;
  readonly drawings: Readonly<Record<DrawingName, Drawing>>;
}

/** A validated file of the folder, in memory. */
export interface Drawing {
  readonly content: Buffer;
  /** The hash of the content. It is part of the address, so that the file can be cached for ever. */
  readonly hash: string;
  readonly width: number;
  readonly height: number;
}

/**
 * The drawings of every brand and their sizes. The size of an SVG is its view box. The size of a PNG is in pixels, because the manifest
 * and link previews contain it.
 */
export const drawingShapes = {
  'mark.svg': 'square',
  'wordmark.svg': 'wide',
  'favicon.svg': 'square',
  'marker.svg': { width: 65, height: 65 },
  'icon-192.png': { width: 192, height: 192 },
  'icon-512.png': { width: 512, height: 512 },
  'social-card.png': { width: 1200, height: 630 },
} as const satisfies Record<string, DrawingShape>;

export type DrawingName = keyof typeof drawingShapes;
export type DrawingShape = 'square' | 'wide' | { readonly width: number; readonly height: number };

export const drawingNames = Object.keys(drawingShapes) as readonly DrawingName[];
