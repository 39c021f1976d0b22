import { createHash } from 'node:crypto';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { courierCheck, digestSignatureOf, type SignedParts, signatureOf, signedHeaders } from './signatures.ts';

const now = Date.UTC(2026, 10, 21, 4);
const secret = 's'.repeat(32);
const next = 'n'.repeat(32);
const request = { method: 'POST', path: '/hurrier/api/v1/fleet/events', body: Buffer.from('{"events":[]}') };

function lower(headers: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));
}

const headersAt = (at: number, by = secret, of = request) => lower(signedHeaders(by, at, of));
const checkAt = (at: number, headers: Record<string, string>, secrets: readonly [string, ...string[]] = [secret]) => {
  const check = courierCheck(secrets, () => at);
  const { method, path } = request;
  const checked = check.checkHeaders({ method, path, headers });
  return checked.ok ? check.check({ ...request, headers }) : checked.why;
};

describe('the signature of the courier system', () => {
  test('admits its request', () => {
    expect(checkAt(now, headersAt(now))).toBeNull();
  });

  test('is invalid from five minutes before and after its time', () => {
    expect(checkAt(now + 300_000, headersAt(now))).toBeNull();
    expect(checkAt(now + 301_000, headersAt(now))).toBe('fleet.signature-old');
    expect(checkAt(now - 301_000, headersAt(now))).toBe('fleet.signature-old');
  });

  test('cannot get a newer timestamp', () => {
    const headers = { ...headersAt(now), 'riderbell-timestamp': String(now / 1000 + 60) };
    expect(checkAt(now + 60_000, headers)).toBe('fleet.signature-wrong');
  });

  test.each([
    ['another method', { ...request, method: 'PUT' }],
    ['another path', { ...request, path: '/hurrier/api/v1/fleet/positions' }],
    ['an additional query', { ...request, path: `${request.path}?x=1` }],
    ['another body', { ...request, body: Buffer.from('{"events": []}') }],
  ])('does not fit %s', (_, other) => {
    expect(checkAt(now, headersAt(now, secret, other))).toBe('fleet.signature-wrong');
  });

  test('is accepted from the new and from the previous secret while both are configured', () => {
    expect(checkAt(now, headersAt(now, next), [next, secret])).toBeNull();
    expect(checkAt(now, headersAt(now, secret), [next, secret])).toBeNull();
    expect(checkAt(now, headersAt(now, secret), [next])).toBe('fleet.signature-wrong');
  });

  test.each<Record<string, string>>([
    {},
    { 'riderbell-timestamp': String(now / 1000) },
    { 'riderbell-timestamp': 'now', 'riderbell-signature': `v1=${'0'.repeat(64)}` },
    { 'riderbell-timestamp': '-1', 'riderbell-signature': `v1=${'0'.repeat(64)}` },
    { 'riderbell-timestamp': String(now / 1000), 'riderbell-signature': '0'.repeat(64) },
    { 'riderbell-timestamp': String(now / 1000), 'riderbell-signature': `v1=${'0'.repeat(63)}` },
    { 'riderbell-timestamp': String(now / 1000), 'riderbell-signature': `v2=${'0'.repeat(64)}` },
  ])('is missing if a header is missing or malformed: %j', (headers) => {
    expect(checkAt(now, headers)).toBe('fleet.unsigned');
  });

  test('differs for any other request', () => {
    const text = fc.string({ unit: fc.constantFrom('a', '/', '.', '?', '1') });
    const parts: fc.Arbitrary<SignedParts> = fc.record({
      timestamp: fc.nat(99),
      method: fc.constantFrom('PUT', 'POST'),
      path: text,
      body: fc.string({ unit: fc.constantFrom('a', '/', '\n', '.', '1') }).map((body) => Buffer.from(body)),
    });
    fc.assert(
      fc.property(parts, parts, (one, other) => {
        const same = JSON.stringify(one) === JSON.stringify(other);
        expect(signatureOf(secret, one) === signatureOf(secret, other)).toBe(same);
      }),
    );
  });
});

describe('a signature over the digest of the body', () => {
  const digestOf = (body: Uint8Array) => createHash('sha256').update(body).digest('hex');
  const timestamp = String(now / 1000);
  const headersOf = (digest = digestOf(request.body), by = secret) => ({
    'riderbell-timestamp': timestamp,
    'riderbell-content-sha256': digest,
    'riderbell-signature': digestSignatureOf(by, { ...request, timestamp, digest }),
  });
  const early = (headers: Record<string, string>, at = now) =>
    courierCheck([secret], () => at).checkHeaders({ ...request, headers });

  test('proves the sender before the body arrives, and the body afterwards', () => {
    expect(early(headersOf())).toEqual({ ok: true, proven: true });
    expect(checkAt(now, headersOf())).toBeNull();
    expect(early(headersAt(now))).toEqual({ ok: true, proven: false });
  });

  test('is refused before the body for another secret, digest or path, or when it is too old', () => {
    const wrong = { ok: false, why: 'fleet.signature-wrong' };
    expect(early(headersOf(undefined, next))).toEqual(wrong);
    expect(early({ ...headersOf(), 'riderbell-content-sha256': '0'.repeat(64) })).toEqual(wrong);
    expect(early(headersOf(), now + 301_000)).toEqual({ ok: false, why: 'fleet.signature-old' });
    const { 'riderbell-content-sha256': _, ...without } = headersOf();
    expect(early(without)).toEqual({ ok: false, why: 'fleet.unsigned' });
  });

  test('does not fit another body', () => {
    expect(checkAt(now, headersOf(digestOf(Buffer.from('another'))))).toBe('fleet.signature-wrong');
  });

  test('differs from a signature over a body that looks like a digest', () => {
    const digest = digestOf(request.body);
    const over = signatureOf(secret, { ...request, timestamp, body: Buffer.from(digest) });
    const headers = { ...headersOf(), 'riderbell-signature': over.replace('v1=', 'v2=') };
    expect(early(headers)).toEqual({ ok: false, why: 'fleet.signature-wrong' });
  });
});
