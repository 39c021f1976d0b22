import { expect, it } from 'vitest';
import { proofFileName } from './proof-file-name.ts';

it('a downloaded proof is named after its order and what it proves', () => {
  expect(proofFileName('d001-7K2M9QX4TB', 'delivery', 'image/jpeg')).toBe('d001-7K2M9QX4TB-proof-of-delivery.jpg');
  expect(proofFileName('d001-7K2M9QX4TB', 'pickup', 'image/png')).toBe('d001-7K2M9QX4TB-proof-of-pickup.png');
  expect(proofFileName('d001-7K2M9QX4TB', 'return', 'image/svg+xml; charset=utf-8')).toBe(
    'd001-7K2M9QX4TB-proof-of-return.svg',
  );
});

it('a file of an unknown media type gets no extension', () => {
  expect(proofFileName('d001-7K2M9QX4TB', 'return', '')).toBe('d001-7K2M9QX4TB-proof-of-return');
});
