import type { Brand, DrawingName } from '../settings/brands/brand.ts';
import { drawingAddress } from './brand-addresses.ts';

export interface BrandHeadParts {
  /** For example "https://portal.example.com". Link previews need absolute URLs; null omits the picture. */
  origin: string | null;
  /** Whether the visitor chose the brand: its manifest is then requested by name. */
  preview: boolean;
}

/** The brand's part of the HTML head: icons, manifest, colours of the browser's bars, the picture of link previews. */
export function brandHead(brand: Brand, { origin, preview }: BrandHeadParts): string {
  const href = (name: DrawingName): string => drawingAddress(brand, name);
  const manifest = preview ? `/manifest.webmanifest?brand=${brand.id}` : '/manifest.webmanifest';
  const picture = [
    `<meta property="og:image" content="${origin ?? ''}${href('social-card.png')}">`,
    '<meta property="og:image:type" content="image/png">',
    '<meta property="og:image:width" content="1200">',
    '<meta property="og:image:height" content="630">',
    '<meta name="twitter:card" content="summary_large_image">',
  ];
  return [
    `<link rel="icon" type="image/svg+xml" href="${href('favicon.svg')}">`,
    `<link rel="icon" type="image/png" sizes="192x192" href="${href('icon-192.png')}">`,
    `<link rel="apple-touch-icon" href="${href('icon-192.png')}">`,
    `<link rel="manifest" href="${manifest}">`,
    `<meta name="theme-color" media="(prefers-color-scheme: light)" content="${brand.colours.deep.light}">`,
    `<meta name="theme-color" media="(prefers-color-scheme: dark)" content="${brand.colours.deep.dark}">`,
    `<meta property="og:site_name" content="${brand.serviceLabel}">`,
    ...(origin === null ? [] : picture),
    // Every page shows the logo first; without this it would load after the scripts.
    `<link rel="preload" as="image" href="${href('mark.svg')}">`,
    `<link rel="preload" as="image" crossorigin href="${href('wordmark.svg')}">`,
  ].join('');
}
