import { demoWorld } from '@riderbell/worlds/demo.ts';
import { describe, expect, it } from 'vitest';
import { ExternalTokens } from '../adapters/identity/external-tokens.ts';
import { readSettings } from '../settings/read-settings.ts';
import { leastOfProduction } from '../settings/testing-production.ts';
import { composeEmbedding } from './embedding.ts';

const now = Date.parse('2026-11-21T04:00:00Z');
const world = demoWorld(now);
const compose = (source: Record<string, string>) => composeEmbedding(readSettings(source, '/'), world, () => now);

describe('the system that stands in for the one around the portal', () => {
  it('opens the portal for each vendor of a demo, with tokens that the server takes', async () => {
    const { godroid, standIn } = compose({ DEMO_DATA: 'true' });
    if (!godroid || !standIn) throw new Error('there is none');
    const page = standIn.answer({ method: 'GET', path: '/', query: new URLSearchParams(), body: undefined });
    const tokens = [...page.body.matchAll(/data-token="([^"]+)"/g)].map(([, token = '']) => token);
    expect(tokens).toHaveLength(world.vendors.length);
    const verdicts = await Promise.all(tokens.map((token) => new ExternalTokens(godroid, () => now).check(token)));
    const vendors = verdicts.map((verdict) => (verdict.ok ? verdict.principal.vendorId : verdict.why));
    expect(vendors).toEqual(world.vendors.map(({ id }) => id));
    // The next start has another key.
    const next = compose({ DEMO_DATA: 'true' }).godroid;
    if (!next) throw new Error('there is none');
    expect(await new ExternalTokens(next, () => now).check(tokens[0] ?? '')).toMatchObject({ why: 'session.invalid' });
  });

  it('has one page, and it runs no script but its own', () => {
    const answer = (method: string, path: string) =>
      compose({ DEMO_DATA: 'true' }).standIn?.answer({ method, path, query: new URLSearchParams(), body: undefined });
    expect(answer('GET', '/')?.headers['content-security-policy']).not.toContain('unsafe');
    expect([answer('POST', '/')?.status, answer('GET', '/other')?.status]).toEqual([404, 404]);
  });

  it('is in no production, in no server without demo data, and not beside a real system', () => {
    const none = { godroid: null, standIn: null };
    expect(compose({ ...leastOfProduction, DEMO_DATA: 'force' })).toEqual(none);
    expect(compose({ DEMO_DATA: 'false' })).toEqual(none);
    const real = { GODROID_JWKS_URL: 'https://godroid.example.com/keys', GODROID_ISSUER: 'g', GODROID_AUDIENCE: 'r' };
    expect(compose({ DEMO_DATA: 'true', ...real })).toMatchObject({ standIn: null, godroid: { issuer: 'g' } });
  });
});
