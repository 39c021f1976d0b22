import { describe, expect, it } from 'vitest';
import type { Brand } from '../../brands/brand.ts';
import { night, paper } from '../../ui/tokens.ts';
import { loadBrand } from './load-brand.ts';

const names = Object.keys(import.meta.glob('../../brands/*/brand.ts')).map((path) => path.split('/').at(-2) ?? '');

/** WCAG relative luminance of "#rrggbb". */
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const value = Number.parseInt(colour.slice(start, start + 2), 16) / 255;
    return value <= 0.040_45 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

function pairsOf({ colours: { primary, deep } }: Brand): [string, string, string][] {
  return [
    ['a button in the light', '#ffffff', primary[6]],
    ['a button in the dark', '#ffffff', primary[5]],
    ['brand text on a surface in the light', primary[7], '#ffffff'],
    ['brand text on its tint in the light', primary[7], primary[0]],
    ['brand text on the canvas in the light', primary[7], paper[0]],
    ['brand text on a surface in the dark', primary[3], night[6]],
    ['white on the deep ground in the light', '#ffffff', deep.light],
    ['white on the deep ground in the dark', '#ffffff', deep.dark],
  ];
}

describe.each(names)('the brand %s', (name) => {
  it('is named as its folder', async () => {
    expect((await loadBrand(name)).id).toBe(name);
  });

  it('can be read by everybody: each text passes 4.5:1', async () => {
    const faint = pairsOf(await loadBrand(name)).filter(([, text, ground]) => contrast(text, ground) < 4.5);
    expect(faint).toEqual([]);
  });
});

it('a brand that no folder holds stops the start', async () => {
  await expect(loadBrand('dodo')).rejects.toThrow('dodo');
});
