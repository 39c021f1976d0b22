import type { BrandColours } from '@riderbell/domain/brands/brand-colours.ts';
import type { CountryCode } from '@riderbell/domain/countries/country.ts';

/** A delivery brand as its folder gives it, checked (specification §1). */
export interface Brand {
  /** The folder's name. */
  readonly id: string;
  /** "Swift" */
  readonly name: string;
  /** What the brand calls the service: "Swift Express". */
  readonly serviceLabel: string;
  readonly countries: readonly CountryCode[];
  readonly colours: BrandColours;
  readonly drawings: Readonly<Record<DrawingName, Drawing>>;
}

/** A file of the folder, kept in memory: it is small, and was checked as it is sent. */
export interface Drawing {
  readonly content: Buffer;
  /** Of the content; part of the address, so that a browser may keep the file for ever. */
  readonly hash: string;
  readonly width: number;
  readonly height: number;
}

/**
 * The drawings that every brand has, and the shape of each. An SVG's size is its view box; a PNG's are its pixels, because the
 * manifest and link previews name them.
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
