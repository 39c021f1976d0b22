import * as fc from 'fast-check';

export type Json = null | boolean | number | string | Json[] | { [name: string]: Json };

/** Unexpected texts as people, machines and attackers send them. */
export const oddText = fc.oneof(
  fc.constantFrom(
    '',
    ' ',
    '\u0000',
    '\ud800',
    '💥',
    'ก'.repeat(300),
    "'; drop table orders; --",
    '%',
    '%_\\',
    '__proto__',
    '../../etc/passwd',
    '1e400',
    '2026-13-45T99:00:00Z',
    '2026-02-30T00:00:00.000Z',
    '+10000-01-01T00:00:00Z',
    '0000-01-01T00:00:00Z',
    '0001-01-01T00:00:00Z',
    '9999-12-31T23:59:59.999Z',
  ),
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.string({ unit: 'grapheme', maxLength: 300 }),
);
export const oddNumber = fc.oneof(
  fc.constantFrom(-0, -1, 1e-9, 0.1 + 0.2, 89.999999, 179.999999, 1e21, Number.MAX_SAFE_INTEGER, 2 ** 31, 2 ** 53),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
  fc.double({ noNaN: true, min: -180, max: 180 }),
  fc.integer(),
);
export const oddValue = fc.oneof(
  oddText,
  oddNumber,
  fc.constantFrom<Json[]>(null, true, [], {}),
  fc.jsonValue({ maxDepth: 3 }) as fc.Arbitrary<Json>,
);
