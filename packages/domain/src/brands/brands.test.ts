import { describe, expect, it } from 'vitest';
import type { BrandColours } from './brand-colours.ts';
import { usualBrand } from './brand-of-country.ts';
import { contrast, mixed } from './contrast.ts';
import { colourPairs, lowContrastPairs } from './readable-colours.ts';

describe('colours', () => {
  it.each([
    ['#000000', '#ffffff', 21],
    ['#ffffff', '#ffffff', 1],
    // The greys at the two limits of WCAG AA.
    ['#767676', '#ffffff', 4.54],
    ['#949494', '#ffffff', 3.03],
  ])('%s and %s have a contrast of %f, in either order', (one, other, expected) => {
    expect(contrast(one, other)).toBeCloseTo(expected, 2);
    expect(contrast(other, one)).toBe(contrast(one, other));
  });

  it('mixed() mixes colours as the browser does', () => {
    expect(mixed('#ff0000', '#0000ff', 0.5)).toBe('#800080');
    expect(mixed('#123456', '#ffffff', 1)).toBe('#123456');
  });
});

const readable: BrandColours = {
  primary: [
    '#eef0ff',
    '#dfe3ff',
    '#bfc6ff',
    '#9fa9ff',
    '#7987fb',
    '#5463f2',
    '#3443e0',
    '#2936c2',
    '#222d9a',
    '#1b2370',
  ],
  accent: '#ffb224',
  deep: { light: '#171c57', dark: '#161a45' },
};

function withShade(at: number, colour: string): BrandColours {
  const [a, b, c, d, e, f, g, h, i, j] = readable.primary.map((shade, index) => (index === at ? colour : shade));
  return { ...readable, primary: [a!, b!, c!, d!, e!, f!, g!, h!, i!, j!] };
}

describe('a brand’s colours', () => {
  it('are accepted when each pair has enough contrast', () => {
    expect(lowContrastPairs(readable)).toEqual([]);
  });

  it.each([
    ['a button in the light that is too pale', withShade(6, '#8a93ff'), 'white on a button in the light'],
    ['a button in the dark that is too pale', withShade(5, '#8a93ff'), 'white on a button in the dark'],
    ['a text in the light that is too pale', withShade(7, '#7987fb'), 'brand text on a surface in the light'],
    ['a text in the dark that is too dark', withShade(3, '#3443e0'), 'brand text on a surface in the dark'],
    ['a focus ring that disappears in dark mode', withShade(5, '#1b2370'), 'the focus on a surface in the dark'],
    [
      'a bright deep ground in light mode',
      { ...readable, deep: { light: '#9fa9ff', dark: '#161a45' } },
      'in the light',
    ],
    ['a bright deep ground in dark mode', { ...readable, deep: { light: '#171c57', dark: '#9fa9ff' } }, 'dark'],
    ['an accent that is too dark', { ...readable, accent: '#2936c2' }, 'the accent on the deep ground'],
  ])('are refused for %s, naming the pair', (_, colours, pair) => {
    expect(lowContrastPairs(colours).map(({ what }) => what)).toContainEqual(expect.stringContaining(pair));
  });

  it('are checked for text and for shapes, in light and in dark mode', () => {
    const pairs = colourPairs(readable);
    for (const minimum of [4.5, 3]) {
      for (const scheme of ['light', 'dark']) {
        expect(pairs.some((pair) => pair.minimum === minimum && pair.what.includes(`in the ${scheme}`))).toBe(true);
      }
    }
  });
});

describe('the default brand of a country', () => {
  const brands = [
    { id: 'swift', countries: ['TH', 'SG'] },
    { id: 'heron', countries: ['SG', 'JP'] },
    { id: 'albatross', countries: ['JP', 'SG'] },
  ] as const;

  it('is swift if it serves the country, else the first by name', () => {
    expect(usualBrand(brands, 'SG')?.id).toBe('swift');
    expect(usualBrand(brands, 'JP')?.id).toBe('albatross');
  });

  it('is null where no brand serves the country', () => {
    expect(usualBrand(brands, 'KZ')).toBeNull();
  });
});
