import { expect, it } from 'vitest';
import { shownProofs } from './shown-proofs.ts';

it.each([
  ['proof-of-pickup-web', 'pickup'],
  ['proof-of-delivery-web', 'delivery'],
  ['proof-of-return-web', 'return'],
])('the flag %s shows the photo of a %s, and no other', (flag, kind) => {
  const all = ['pickup', 'delivery', 'return'] as const;
  expect(shownProofs(all, (name) => name === flag)).toEqual([kind]);
  expect(shownProofs(all, (name) => name !== flag)).toEqual(all.filter((each) => each !== kind));
});
