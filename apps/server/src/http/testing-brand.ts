import type { Brand, Drawing } from '../settings/brands/brand.ts';

const shades = ['0', '1', '2', '3', '4', '5', '6', '7', '8', '9'].map((shade) => `#00000${shade}`);
const [a = '', b = '', c = '', d = '', e = '', f = '', g = '', h = '', i = '', j = ''] = shades;

function drawing(text: string, width = 64, height = 64): Drawing {
  return { content: Buffer.from(text), hash: `hash-of-${text}`, width, height };
}

/** A brand as the settings return it, with drawings that contain their name. */
export function testingBrand(id: string, name: string): Brand {
  return {
    id,
    name,
    serviceLabel: `${name} Express`,
    countries: ['TH'],
    colours: {
      primary: [a, b, c, d, e, f, g, h, i, j],
      accent: '#ffb224',
      deep: { light: '#171c57', dark: '#161a45' },
    },
    drawings: {
      'mark.svg': drawing(`${id}-mark`),
      'wordmark.svg': drawing(`${id}-word`, 200, 100),
      'favicon.svg': drawing(`${id}-favicon`),
      'marker.svg': drawing(`${id}-marker`, 65, 65),
      'icon-192.png': drawing(`${id}-icon-192`, 192, 192),
      'icon-512.png': drawing(`${id}-icon-512`, 512, 512),
      'social-card.png': drawing(`${id}-card`, 1200, 630),
    },
  };
}
