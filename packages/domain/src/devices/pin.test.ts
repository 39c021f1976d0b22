import { expect, it } from 'vitest';
import { pinFault } from './pin.ts';

it.each([
  ['four digits', '4071', null],
  ['six digits', '407193', null],
  ['a repeated pair', '1212', null],
  ['three digits', '407', 'device.pin-length'],
  ['seven digits', '4071935', 'device.pin-length'],
  ['nothing', '', 'device.pin-length'],
  ['a letter', '407a', 'device.pin-length'],
  ['digits of another script', '٤٠٧١', 'device.pin-length'],
  ['one digit again and again', '7777', 'device.pin-simple'],
  ['a run upwards', '123456', 'device.pin-simple'],
  ['a run downwards', '9876', 'device.pin-simple'],
])('a PIN of %s', (_, pin, fault) => {
  expect(pinFault(pin)).toBe(fault);
});
