import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import { Provider } from 'oidc-provider';

/** The provider sends the browser back here; no server has to listen. */
export const portalOrigin = 'http://portal.riderbell.test';
export const client = { id: 'riderbell', secret: 'client-secret-of-tests' } as const;

export interface Person {
  email?: string;
  email_verified?: boolean;
  name?: string;
}

async function listen(server: Server): Promise<string> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

function closed(server: Server): Promise<void> {
  server.closeAllConnections();
  return new Promise((resolve) => server.close(() => resolve()));
}

/** A real OpenID provider that signs its people in and gives their consent automatically. */
export class TestingOpenIdProvider {
  readonly issuer: string;
  /** By subject. */
  readonly people = new Map<string, Person>();
  /** The person at the browser. */
  subject = '';
  readonly #server: Server;

  private constructor(server: Server, issuer: string) {
    this.#server = server;
    this.issuer = issuer;
  }

  static async start(): Promise<TestingOpenIdProvider> {
    const server = createServer();
    const started = new TestingOpenIdProvider(server, await listen(server));
    const provider = new Provider(started.issuer, {
      clients: [{ client_id: client.id, client_secret: client.secret, redirect_uris: [`${portalOrigin}/connect`] }],
      claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
      features: { devInteractions: { enabled: false } },
      interactions: { url: (_, interaction) => `/interaction/${interaction.uid}` },
      cookies: { keys: ['cookie-key-of-tests'] },
      findAccount: (_, sub) => ({ accountId: sub, claims: async () => ({ sub, ...started.people.get(sub) }) }),
    });
    const answer = provider.callback();
    server.on('request', (request: IncomingMessage, response: ServerResponse) => {
      if (request.url?.startsWith('/interaction/')) void started.#agree(provider, request, response);
      else void answer(request, response);
    });
    return started;
  }

  stop(): Promise<void> {
    return closed(this.#server);
  }

  async #agree(provider: Provider, request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { prompt, params, grantId } = await provider.interactionDetails(request, response);
    if (prompt.name === 'login') {
      await provider.interactionFinished(request, response, { login: { accountId: this.subject } });
      return;
    }
    const grant =
      (grantId === undefined ? undefined : await provider.Grant.find(grantId)) ??
      new provider.Grant({ accountId: this.subject, clientId: String(params['client_id']) });
    grant.addOIDCScope('openid email profile');
    await provider.interactionFinished(request, response, { consent: { grantId: await grant.save() } });
  }
}

/** Follows redirects as a browser does, with cookies, until one leads back to the portal. @returns the query of that redirect */
export async function signInThere(authorizationUrl: string): Promise<string> {
  const cookies = new Map<string, string>();
  let url = new URL(authorizationUrl);
  for (let steps = 0; steps < 10; steps += 1) {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const response = await fetch(url, { redirect: 'manual', headers: { cookie } });
    for (const line of response.headers.getSetCookie()) {
      const [name = '', value = ''] = (line.split(';')[0] ?? '').split(/=(.*)/s);
      cookies.set(name, value);
    }
    const location = response.headers.get('location');
    if (location === null) throw new Error(`The provider stopped with ${response.status}: ${await response.text()}`);
    url = new URL(location, url);
    if (url.origin === portalOrigin) return url.search.slice(1);
  }
  throw new Error('The provider never sent the browser back');
}

export interface Scripted {
  status: number;
  body: unknown;
}

/** A provider whose answers the test chooses. */
export class ScriptedProvider {
  readonly issuer: string;
  /** The answers that replace the right ones, by path. */
  readonly says = new Map<string, Scripted | 'hang up'>();
  /** Additional claims of the next id token. */
  claims: Record<string, unknown> = {};
  readonly #server: Server;
  #keys: Awaited<ReturnType<typeof generateKeyPair>> | null = null;

  private constructor(server: Server, issuer: string) {
    this.#server = server;
    this.issuer = issuer;
  }

  static async start(): Promise<ScriptedProvider> {
    const server = createServer();
    const started = new ScriptedProvider(server, await listen(server));
    started.#keys = await generateKeyPair('RS256');
    server.on('request', (request: IncomingMessage, response: ServerResponse) => {
      request.resume();
      void started.#answer(new URL(request.url ?? '', started.issuer).pathname, response);
    });
    return started;
  }

  /** An id token; with another `key` than the provider's it is forged. */
  async idToken(key?: Awaited<ReturnType<typeof generateKeyPair>>['privateKey']): Promise<string> {
    const signing = key ?? this.#keys?.privateKey;
    if (!signing) throw new Error('The provider has no key');
    return new SignJWT({ sub: 'subject-1', ...this.claims })
      .setProtectedHeader({ alg: 'RS256', kid: 'key-1' })
      .setIssuer(this.issuer)
      .setAudience(client.id)
      .setIssuedAt()
      .setExpirationTime('5m')
      .sign(signing);
  }

  stop(): Promise<void> {
    return closed(this.#server);
  }

  async #answer(path: string, response: ServerResponse): Promise<void> {
    const scripted = this.says.get(path);
    if (scripted === 'hang up') {
      response.destroy();
      return;
    }
    const { status, body } = scripted ?? { status: 200, body: await this.#right(path) };
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  }

  async #right(path: string): Promise<unknown> {
    const { issuer } = this;
    if (path === '/token') return { access_token: 'outside', token_type: 'Bearer', id_token: await this.idToken() };
    if (path === '/keys') {
      const key = this.#keys && (await exportJWK(this.#keys.publicKey));
      return { keys: [{ ...key, kid: 'key-1', alg: 'RS256', use: 'sig' }] };
    }
    return {
      issuer,
      authorization_endpoint: `${issuer}/authorize`,
      token_endpoint: `${issuer}/token`,
      jwks_uri: `${issuer}/keys`,
      response_types_supported: ['code'],
      subject_types_supported: ['public'],
      id_token_signing_alg_values_supported: ['RS256'],
    };
  }
}
