import { onlyVendorOf } from '@riderbell/domain/access/principal.ts';
import { ExternalTokens } from '@riderbell/server/adapters/identity/external-tokens.ts';
import { readSettings } from '@riderbell/server/settings/read-settings.ts';
import { minimalProduction } from '@riderbell/server/settings/testing-production.ts';
import { demoWorld } from '@riderbell/worlds/demo.ts';
import { describe, expect, it } from 'vitest';
import { openOutsideSystem } from './outside-system.ts';

const now = Date.parse('2026-11-21T04:00:00Z');
const world = demoWorld(now);
const open = (source: Record<string, string>) =>
  openOutsideSystem(readSettings(source, '/', { demo: true }), world, () => now);

describe('the stand-in for the embedding system', () => {
  it('opens the portal for each vendor of a demo with tokens that the server accepts', async () => {
    const system = open({ DEMO_DATA: 'true' });
    if (!system) throw new Error('the demo has no stand-in');
    const { godroid, standIn } = system;
    const page = standIn.answer({ method: 'GET', path: '/', query: new URLSearchParams(), body: undefined });
    const tokens = [...page.body.matchAll(/data-token="([^"]+)"/g)].map(([, token = '']) => token);
    expect(tokens).toHaveLength(world.vendors.length);
    const verdicts = await Promise.all(tokens.map((token) => new ExternalTokens(godroid, () => now).check(token)));
    const vendors = verdicts.map((verdict) => (verdict.ok ? onlyVendorOf(verdict.principal) : verdict.why));
    expect(vendors).toEqual(world.vendors.map(({ id }) => id));
    // The next start has a new key, so the old token is invalid.
    const next = open({ DEMO_DATA: 'true' })?.godroid;
    if (!next) throw new Error('the demo has no stand-in');
    expect(await new ExternalTokens(next, () => now).check(tokens[0] ?? '')).toMatchObject({ why: 'session.invalid' });
  });

  it('has one page, whose policy allows only its own script', () => {
    const answer = (method: string, path: string) =>
      open({ DEMO_DATA: 'true' })?.standIn.answer({ method, path, query: new URLSearchParams(), body: undefined });
    expect(answer('GET', '/')?.headers['content-security-policy']).not.toContain('unsafe');
    expect([answer('POST', '/')?.status, answer('GET', '/other')?.status]).toEqual([404, 404]);
  });

  it('is missing in production, without demo data and when a real system is set', () => {
    expect(open({ ...minimalProduction, DEMO_DATA: 'force' })).toBeNull();
    expect(open({ DEMO_DATA: 'false' })).toBeNull();
    const real = { GODROID_JWKS_URL: 'https://godroid.example.com/keys', GODROID_ISSUER: 'g', GODROID_AUDIENCE: 'r' };
    expect(open({ DEMO_DATA: 'true', ...real })).toBeNull();
  });
});
