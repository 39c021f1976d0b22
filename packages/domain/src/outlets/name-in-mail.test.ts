import { expect, test } from 'vitest';
import { nameInMail } from './name-in-mail.ts';

test.each(['Baan Coffee Si Lom', 'ร้านกาแฟ สาขา 2', 'St. Mary’s No. 7', 'B & C (2nd floor)'])(
  'nameInMail keeps a name: %s',
  (name) => {
    expect(nameInMail(name)).toBe(name);
  },
);

test.each([
  'Win 1000 at evil.example',
  'https://evil.example',
  'mailto:a@b',
  'ask me@evil',
  'evil。example',
  'A'.repeat(61),
])('nameInMail refuses what reads as a link or a message: %s', (name) => {
  expect(nameInMail(name)).toBeNull();
});
