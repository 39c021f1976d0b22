import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parcelToTrack } from './parcel-to-track.ts';

const host = 'riders.example:8080';
const order = { kind: 'order', orderId: 'guest-7K3M9QX2AB' };

describe('the parcel to track', () => {
  it.each([
    'guest-7K3M9QX2AB',
    ' Guest 7k3m 9qx2 ab ',
    'https://riders.example:8080/tracking-c2c/guest-7K3M9QX2AB',
    'HTTP://Riders.Example:8080/tracking/guest-7k3m9qx2ab',
    'riders.example:8080/tracking-c2c/guest-7K3M9QX2AB',
    'https://riders.example:8080/tracking-c2c/guest-7K3M9QX2AB/?lang=ar#map',
    'https://riders.example:8080/delivery-receipt/guest-7K3M9QX2AB',
    'https://riders.example:8080/order-tracking/guest?order_id=guest-7K3M9QX2AB&tab=new',
    'Your cake/pie is coming! Follow it here: https://riders.example:8080/tracking-c2c/guest-7K3M9QX2AB.',
    'Malee:\n(https://riders.example:8080/tracking-c2c/guest-7K3M9QX2AB)',
  ])('is read from %s', (text) => {
    expect(parcelToTrack(text, host)).toEqual(order);
  });

  it.each([
    ['', 'empty'],
    [' \n ', 'empty'],
    ['hello', 'no-order-id'],
    [`${'x'.repeat(2_000)} https://riders.example:8080/tracking/guest-7K3M9QX2AB`, 'no-order-id'],
    ['+66 81 234 5678', 'no-order-id'],
    ['guest-7K3M9QX2A', 'no-order-id'],
    ['https://riders.example:8080/', 'no-order-id'],
    ['https://riders.example:8080/tracking-c2c/', 'no-order-id'],
    ['https://riders.example:8080/tracking-c2c/guest-7K3M9QX2ABC', 'no-order-id'],
    ['https://riders.example:8080/tracking-c2c/guest-7K3M9QX2AU', 'no-order-id'],
    ['https://riders.example/tracking-c2c/guest-7K3M9QX2AB', 'link-elsewhere'],
    ['https://parcels.example/tracking-c2c/guest-7K3M9QX2AB', 'link-elsewhere'],
    ['https://riders.example:8080@parcels.example/guest-7K3M9QX2AB', 'link-elsewhere'],
    ['javascript://riders.example:8080/guest-7K3M9QX2AB', 'link-elsewhere'],
    ['//riders.example:8080/guest-7K3M9QX2AB', 'link-elsewhere'],
  ])('is not read from "%s": %s', (text, because) => {
    expect(parcelToTrack(text, host)).toEqual({ kind: 'refused', because });
  });

  it('is an order or a refusal for any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 400 }), (text) => {
        const read = parcelToTrack(text, host);
        expect(read.kind === 'order' ? read.orderId : read.because).toMatch(
          /^(?:guest|[a-z0-9]{1,4})-[0-9A-HJKMNP-TV-Z]{10}$|^empty$|^no-order-id$|^link-elsewhere$/,
        );
      }),
    );
  });
});
