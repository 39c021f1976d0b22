import { calls } from '@riderbell/contract/calls.ts';
import { decodeJwt } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { describeCall } from '../covered.ts';
import { startTestingServer, type TestingServer } from '../testing-server.ts';

let server: TestingServer;
let without: TestingServer;
beforeAll(async () => {
  server = await startTestingServer();
  without = await startTestingServer({ settings: { HELP_CENTRE: 'none' } });
});
afterAll(() => Promise.all([server.stop(), without.stop()]));

const tokenFor = async (id: string, of = server, as = of.demo()) =>
  of.client.call(calls.getHelpCentreToken, { params: { id } }, { as: await as });

async function token(id = 'd001'): Promise<string> {
  const answered = await tokenFor(id);
  if (!answered.ok) throw new Error('no token');
  return answered.answer.result;
}

describeCall('getHelpCentreToken', () => server, {
  answers: async () => {
    const { iat, exp, sub, ...claims } = decodeJwt(await token());
    expect(claims).toEqual({
      iss: 'riderbell',
      aud: 'help-centre',
      email: 'demo@riderbell.test',
      vendor_id: 'd001',
      brand: 'swift',
      country: 'TH',
    });
    expect(sub).toBe(decodeJwt((await server.demo()).tokens.AccessToken).sub);
    // The token is valid for an hour by the server's clock (specification §7).
    expect([(iat ?? 0) * 1000, (exp ?? 0) - (iat ?? 0)]).toEqual([server.clock.now(), 3600]);
  },
  'vendor.not-found': async () => {
    expect((await tokenFor('d001', server, server.other())).status).toBe(404);
    expect((await tokenFor('nope')).status).toBe(404);
  },
  'help.not-offered': async () => {
    const refused = await tokenFor('d001', without);
    if (refused.ok) throw new Error('a token was issued without a help centre');
    server.client.seen.push(...without.client.seen);
    expect(refused.codes).toEqual(['help.not-offered']);
  },
});

describe('the token for the help centre', () => {
  it('is refused by the server’s calls', async () => {
    expect((await server.client.call(calls.listVendors, {}, { as: await token() })).status).toBe(401);
  });
});

describe('the embedded help centre', () => {
  async function init(change: object = {}): Promise<Response> {
    const verificationToken = await token();
    const body = {
      user_id: decodeJwt(verificationToken).sub,
      email: 'demo@riderbell.test',
      guest: false,
      name: 'Ploy',
      brand: 'swift',
      global_entity_id: 'SWIFT_TH',
      country: 'TH',
      locale: 'ar',
      app_version: 'b',
      verification_token: verificationToken,
      bridge: { channel: 'post-message', brand_name: 'Swift', colour: '#3a4bd0', appearance: 'light' },
      service_type: 'merchant',
      ...change,
    };
    const url = new URL('/simulated/help-centre/conditions-api/v1/init', server.address);
    const headers = { 'content-type': 'application/json' };
    return fetch(url, { method: 'POST', headers, body: JSON.stringify(body) });
  }

  it('accepts the server’s token and returns a page that only pages of this origin may embed', async () => {
    const answered = await init();
    expect(answered.status).toBe(200);
    const { url } = (await answered.json()) as { url: string };
    const page = await fetch(new URL(url, server.address));
    expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(page.headers.get('x-frame-options')).toBeNull();
    const policy = page.headers.get('content-security-policy') ?? '';
    expect(policy).toMatch(/^default-src 'none'; script-src 'sha256-/);
    expect(policy).toContain("frame-ancestors 'self'");
    expect(await page.text()).toContain('<html lang="ar" dir="rtl"');
  });

  it('refuses a user who is not the one in the token', async () => {
    expect((await init({ user_id: 'somebody-else' })).status).toBe(401);
    expect((await init({ brand: undefined })).status).toBe(400);
  });

  it('does not exist if the settings do not ask for it', async () => {
    for (const path of ['/simulated/help-centre/articles', '/simulated/help-centre', '/simulated']) {
      const answer = await fetch(new URL(path, without.address));
      expect([path, answer.status]).toEqual([path, 404]);
    }
  });
});
