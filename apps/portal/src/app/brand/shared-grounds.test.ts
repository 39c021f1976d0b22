import { colourPairs, sharedGrounds } from '@riderbell/domain/brands/readable-colours.ts';
import { exampleDeployment } from '@riderbell/contract/example-deployment.ts';
import { expect, it } from 'vitest';
import { darkTintShare, tokenSheet } from '@riderbell/ui/tokens.ts';

const [light = '', dark = ''] = tokenSheet(exampleDeployment.brand.colours).split('\n');

function token(sheet: string, name: string): string {
  return new RegExp(`--app-${name}:([^;}]*)`).exec(sheet)?.[1] ?? `no ${name}`;
}

it('checks a brand’s colours on the server against the same backgrounds as the portal uses', () => {
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
])('checks white text on the colour that fills a button (%s)', (name, sheet, what) => {
  const pair = colourPairs(exampleDeployment.brand.colours).find((one) => one.what.startsWith(what));
  expect(token(sheet, name)).toBe(pair?.ground);
});

it.each([
  ['brand-ink', light, 'brand text on a surface in the light'],
  ['brand-ink', dark, 'brand text on a surface in the dark'],
])('checks the text colour (%s) on a surface', (name, sheet, what) => {
  const pair = colourPairs(exampleDeployment.brand.colours).find((one) => one.what.startsWith(what));
  expect(token(sheet, name)).toBe(pair?.colour);
});
