import { colourPairs, sharedGrounds } from '@riderbell/domain/brands/readable-colours.ts';
import { exampleDeployment } from '@riderbell/contract/example-deployment.ts';
import { expect, it } from 'vitest';
import { darkTintShare, tokenSheet } from '@riderbell/ui/tokens.ts';

const [light = '', dark = ''] = tokenSheet(exampleDeployment.brand.colours).split('\n');

function token(sheet: string, name: string): string {
  return new RegExp(`--app-${name}:([^;}]*)`).exec(sheet)?.[1] ?? `no ${name}`;
}

it('the grounds on which the server checks a brand’s colours are those of the look', () => {
  expect({
    light: { surface: token(light, 'surface'), canvas: token(light, 'canvas'), sunken: token(light, 'surface-sunken') },
    dark: {
      surface: token(dark, 'surface'),
      canvas: token(dark, 'canvas'),
      sunken: token(dark, 'surface-sunken'),
      raised: token(dark, 'surface-raised'),
    },
    darkTintShare,
  }).toEqual(sharedGrounds);
});

it.each([
  ['brand', light, 'white on a button in the light'],
  ['brand', dark, 'white on a button in the dark'],
])('what fills a button (%s) is what is checked under white', (name, sheet, what) => {
  const pair = colourPairs(exampleDeployment.brand.colours).find((one) => one.what.startsWith(what));
  expect(token(sheet, name)).toBe(pair?.ground);
});

it.each([
  ['brand-ink', light, 'brand text on a surface in the light'],
  ['brand-ink', dark, 'brand text on a surface in the dark'],
])('what writes (%s) is what is checked on a surface', (name, sheet, what) => {
  const pair = colourPairs(exampleDeployment.brand.colours).find((one) => one.what.startsWith(what));
  expect(token(sheet, name)).toBe(pair?.colour);
});
