import { readInit } from './init-request.ts';
import { readPageLink, pageLink } from './page-link.ts';
import { renderPage } from './page.ts';
import { hasValidToken } from './token.ts';

export interface HelpCentreOptions {
  /** Shared with the server that signs the tokens. */
  readonly secret: Uint8Array;
  readonly audience: string;
  /** The base address without a trailing slash: "https://help.example.com" or "/help". */
  readonly address: string;
  /** Epoch ms. */
  readonly now: () => number;
}

export interface HelpCentreRequest {
  readonly method: string;
  /** Relative to the address, without the query. */
  readonly path: string;
  readonly query: URLSearchParams;
  /** JSON, parsed. */
  readonly body: unknown;
}

export interface HelpCentreAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** A self-contained help centre: an init call, and one page that works without cookies or storage. */
export interface HelpCentre {
  answer(request: HelpCentreRequest): HelpCentreAnswer;
}

export function createHelpCentre(options: HelpCentreOptions): HelpCentre {
  return {
    answer({ method, path, query, body }) {
      if (path === '/conditions-api/v1/init') return method === 'POST' ? init(options, body) : json(405, 'POST only');
      if (path === '/articles') return method === 'GET' ? articles(options, query) : json(405, 'GET only');
      return json(404, 'no such page');
    },
  };
}

function init(options: HelpCentreOptions, body: unknown): HelpCentreAnswer {
  const request = readInit(body);
  if (request === null) return json(400, 'a field is missing or of another type');
  if (!hasValidToken(request, options)) return json(401, 'verification_token is not valid for this request');
  const { brand_name: brandName, colour, appearance } = request.bridge;
  const query = pageLink({ locale: request.locale, brandName, colour, appearance }, options.secret);
  return answer(
    200,
    { 'content-type': 'application/json' },
    JSON.stringify({ url: `${options.address}/articles?${query}` }),
  );
}

function articles({ secret }: HelpCentreOptions, query: URLSearchParams): HelpCentreAnswer {
  const look = readPageLink(query, secret);
  if (look === null) return json(403, 'this address was not made by init');
  const { html, policy } = renderPage(look);
  return answer(200, { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': policy }, html);
}

function json(status: number, error: string): HelpCentreAnswer {
  return answer(status, { 'content-type': 'application/json' }, JSON.stringify({ error }));
}

function answer(status: number, headers: Record<string, string>, body: string): HelpCentreAnswer {
  return { status, headers: { ...headers, 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' }, body };
}
