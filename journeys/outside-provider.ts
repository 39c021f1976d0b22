import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { interactionPolicy, Provider } from 'oidc-provider';
import { freePort } from '../tools/server-process.ts';

/** A person to choose at the provider, by name. */
export interface OutsidePerson {
  readonly email: string;
  readonly name: string;
}

const client = { id: 'riderbell', secret: 'client-secret-of-journeys' } as const;

/** A real OpenID provider whose page offers its people to sign in as, and a "Back" link that refuses. */
export class OutsideProvider {
  readonly #port: number;
  readonly #people: readonly OutsidePerson[];
  #server: Server | null = null;

  private constructor(port: number, people: readonly OutsidePerson[]) {
    this.#port = port;
    this.#people = people;
  }

  /** Does not listen yet, because a portal has to start with its settings first. */
  static async at(people: readonly OutsidePerson[]): Promise<OutsideProvider> {
    return new OutsideProvider(await freePort(), people);
  }

  get issuer(): string {
    return `http://127.0.0.1:${this.#port}`;
  }

  /** The portal's settings for this provider. */
  settings(name: string): Record<string, string> {
    return {
      IDENTITY_PROVIDER: 'oidc',
      OIDC_ISSUER: this.issuer,
      OIDC_CLIENT_ID: client.id,
      OIDC_CLIENT_SECRET: client.secret,
      OIDC_NAME: name,
    };
  }

  /** @param portal the origin to which people return */
  async start(portal: string): Promise<void> {
    const policy = interactionPolicy.base();
    policy.add(new interactionPolicy.Prompt({ name: 'select_account', requestable: true }), 0);
    const provider = new Provider(this.issuer, {
      clients: [{ client_id: client.id, client_secret: client.secret, redirect_uris: [`${portal}/connect`] }],
      claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
      features: { devInteractions: { enabled: false } },
      interactions: { policy, url: (_, interaction) => `/interaction/${interaction.uid}` },
      cookies: { keys: ['cookie-key-of-journeys'] },
      findAccount: (_, sub) => {
        const person = this.#people.find(({ name }) => name === sub);
        return person && { accountId: sub, claims: async () => ({ sub, ...person, email_verified: true }) };
      },
    });
    const answer = provider.callback();
    const server = createServer((request, response) => {
      if (request.url?.startsWith('/interaction/')) void this.#answerInteraction(provider, request, response);
      else void answer(request, response);
    });
    await new Promise<void>((resolve) => server.listen(this.#port, '127.0.0.1', resolve));
    this.#server = server;
  }

  async stop(): Promise<void> {
    const server = this.#server;
    this.#server = null;
    server?.closeAllConnections();
    await new Promise<void>((resolve) => (server ? server.close(() => resolve()) : resolve()));
  }

  async #answerInteraction(provider: Provider, request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { prompt, params, grantId } = await provider.interactionDetails(request, response);
    const chosen = new URL(request.url ?? '', this.issuer).searchParams.get('as');
    if (prompt.name === 'consent') {
      const { session } = await provider.interactionDetails(request, response);
      const known = grantId === undefined ? undefined : await provider.Grant.find(grantId);
      const grant =
        known ?? new provider.Grant({ accountId: session?.accountId, clientId: String(params['client_id']) });
      grant.addOIDCScope('openid email profile');
      return provider.interactionFinished(request, response, { consent: { grantId: await grant.save() } });
    }
    if (chosen === null) return void response.writeHead(200, { 'content-type': 'text/html' }).end(this.#page());
    const refused = { error: 'access_denied', error_description: 'The person went back' };
    return provider.interactionFinished(
      request,
      response,
      chosen === '' ? refused : { login: { accountId: chosen, remember: false }, select_account: {} },
    );
  }

  #page(): string {
    const links = this.#people.map(({ name }) => `<li><a href="?as=${encodeURIComponent(name)}">${name}</a></li>`);
    return `<!doctype html><title>Merchant ID</title><h1>Who are you?</h1><ul>${links.join('')}</ul><a href="?as=">Back</a>`;
  }
}
