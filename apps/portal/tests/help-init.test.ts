import { createHmac } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createHelpCentre } from '@riderbell/simulators/help-centre/help-centre.ts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { postToThirdParty } from '@riderbell/web/api/post-to-third-party.ts';
import { callInit, type HelpScene, initBody } from '../src/features/help/init-call.ts';

const secret = Buffer.from('s'.repeat(32));
const scene: HelpScene = {
  user: { id: 'account-1', email: 'demo@riderbell.test', name: 'Ploy' },
  deployment: { country: 'TH', brand_entity: 'swift', build: 'b1' },
  language: 'th_TH',
  brandName: 'Swift',
  colour: '#3a4bd0',
  appearance: 'light',
};

function token(expiresAt = Date.now() + 60_000): string {
  const claims = {
    aud: 'help-centre',
    sub: 'account-1',
    email: scene.user.email,
    brand: 'swift',
    country: 'TH',
    exp: expiresAt / 1000,
  };
  const parts = [{ alg: 'HS256' }, claims].map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'));
  return `${parts.join('.')}.${createHmac('sha256', secret).update(parts.join('.')).digest('base64url')}`;
}

type Behaviour = (request: IncomingMessage, response: ServerResponse, body: string) => void;

let server: Server;
let service = '';
let behaviour: Behaviour;
let stop: AbortController;

beforeEach(async () => {
  stop = new AbortController();
  behaviour = simulated;
  server = createServer((request, response) => {
    let body = '';
    request.on('data', (part) => (body += String(part)));
    request.on('end', () => behaviour(request, response, body));
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  service = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterEach(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

/** The demo's help centre over HTTP. */
const simulated: Behaviour = (request, response, body) => {
  const centre = createHelpCentre({ secret, audience: 'help-centre', address: service, now: Date.now });
  const { pathname, searchParams } = new URL(request.url ?? '/', service);
  const sent: unknown = body === '' ? undefined : JSON.parse(body);
  const answer = centre.answer({ method: request.method ?? '', path: pathname, query: searchParams, body: sent });
  response.writeHead(answer.status, answer.headers).end(answer.body);
};

function answers(body: unknown, status = 200): Behaviour {
  return (_, response) => void response.writeHead(status).end(typeof body === 'string' ? body : JSON.stringify(body));
}

const init = (verificationToken = token()) =>
  callInit({ service, pageOrigin: 'https://shop.test', signal: stop.signal }, initBody(scene, verificationToken));

describe('the init call', () => {
  it('sends the account, the brand and the language in the fields of the specification', () => {
    expect(initBody(scene, 'the-token')).toEqual({
      user_id: 'account-1',
      email: 'demo@riderbell.test',
      guest: false,
      name: 'Ploy',
      brand: 'swift',
      global_entity_id: 'SWIFT_TH',
      country: 'TH',
      locale: 'th_TH',
      app_version: 'b1',
      verification_token: 'the-token',
      bridge: { channel: 'post-message', brand_name: 'Swift', colour: '#3a4bd0', appearance: 'light' },
      service_type: 'merchant',
    });
  });

  it('returns the address of an existing page', async () => {
    const page = await fetch(await init());
    expect(page.status).toBe(200);
    expect(await page.text()).toContain('<html lang="th-TH"');
  });

  it('fails when the service rejects the token', async () => {
    await expect(init(token(Date.now() - 1))).rejects.toThrow('401');
  });

  it.each([
    ['fails', answers('broken', 500)],
    ['returns an HTML page', answers('<!doctype html><title>Hello</title>')],
    ['returns no address', answers({ link: 'https://help.example.com' })],
    ['returns an address that is not a string', answers({ url: 1 })],
    ['returns an empty address', answers({ url: '' })],
    ['returns an address of another origin', answers({ url: 'https://evil.test/' })],
    ['returns a script address', answers({ url: 'javascript:alert(1)' })],
    ['closes the connection', (request) => void request.socket.destroy()],
  ] satisfies [string, Behaviour][])('fails when the service %s', async (_, other) => {
    behaviour = other;
    await expect(init()).rejects.toThrow(Error);
  });

  it('stops waiting for a hanging service when the caller aborts', async () => {
    behaviour = () => stop.abort();
    await expect(init()).rejects.toThrow('abort');
  });
});

it('times out if the service does not answer', async () => {
  behaviour = () => undefined;
  const request = postToThirdParty(new URL(service), {}, { signal: stop.signal, timeout: 50 });
  await expect(request).rejects.toThrow('timeout');
});
