import type { Deployment } from '@riderbell/contract/deployment.ts';
import type { fleetErrors, operatorErrors } from '@riderbell/contract/errors/error-codes.ts';
import type { Principal } from '@riderbell/domain/access/principal.ts';
import type { Language } from '@riderbell/domain/countries/languages.ts';
import type { FlagAsker, Flags } from '@riderbell/domain/flags/flags.ts';

/** The answer to an `Idempotency-Key`, which is written in the transaction of its change. */
export interface StoredAnswer {
  bodyHash: string;
  /** The whole body of the 2xx, including the envelope. */
  answer: unknown;
}

/** Finds keys; the stores of the features write them (contract: `Once`). */
export interface StoredAnswers {
  find(scope: string, key: string): Promise<StoredAnswer | null>;
}

export type SessionVerdict =
  | { ok: true; principal: Principal }
  | { ok: false; why: 'session.expired' | 'session.invalid' };

/** Checks tokens. */
export interface SessionCheck {
  /** Checks an access token; a revoked session is refused at once. */
  check(accessToken: string): Promise<SessionVerdict>;
  /**
   * Checks a token of the system in which the portal is embedded (specification §1, GODROID).
   * @throws if its keys cannot be read, so that the token cannot be checked
   */
  checkExternal(token: string): Promise<SessionVerdict>;
}

/** Checks whether the caller is the operator. */
export interface OperatorCheck {
  /** @param token the token after `Bearer`; null without one */
  check(token: string | null, remoteAddress: string): Promise<OperatorVerdict>;
}

export type OperatorVerdict = { ok: true } | { ok: false; why: OperatorRefusal; values?: { seconds: number } };
type OperatorRefusal = (typeof operatorErrors)[number];

/** Checks by its signature whether a request is from the courier system (docs/fleet-api.md). */
export interface CourierCheck {
  /** Checks before the body is read: `proven` if the signature is valid, because it is over the body's digest. */
  checkHeaders(
    request: Omit<SignedRequest, 'body'>,
  ): { readonly ok: true; readonly proven: boolean } | { readonly ok: false; readonly why: CourierRefusal };
  /** @param request `path` with its query, as it was sent; `body` as it was sent */
  check(request: SignedRequest): CourierRefusal | null;
}

type CourierRefusal = (typeof fleetErrors)[number];
export type SignedHeaders = Readonly<Record<string, string | string[] | undefined>>;

export interface SignedRequest {
  readonly method: string;
  readonly path: string;
  readonly headers: SignedHeaders;
  readonly body: Uint8Array;
}

/** Reads a proof photo for callers with access to its order; null for others, as if it did not exist. */
export interface ProofFiles {
  read(principal: Principal, orderId: string, kind: string): Promise<ProofFile | null>;
}

export interface ProofFile {
  contentType: 'image/jpeg' | 'image/png' | 'image/svg+xml';
  bytes: Uint8Array;
}

/** Whether the server can work now. Throws or returns false if it cannot. */
export type ReadyCheck = () => Promise<boolean>;

/** The public pages of the portal, rendered by the portal's build for the server. */
export interface PublicPages {
  /** The paths for search engines. */
  readonly listedPaths: readonly string[];
  find(path: string, deployment: Deployment): FoundPage;
  /** Returns null if the page redirects or cannot be rendered; then the scripts render it. */
  render(page: PublicPageName, language: Language, deployment: Deployment): Promise<RenderedPage | null>;
  /** The words that the page shows without scripts, by the names of the marks in the template. */
  textsWithoutScripts(
    language: Language,
    deployment: Pick<Deployment, 'brand'>,
  ): Promise<Readonly<Record<string, string>>>;
}

export interface PublicPageName {
  readonly name: string;
  readonly path: string;
}

export interface FoundPage {
  readonly status: 200 | 404 | 503;
  /** null: a private screen, which the scripts render. */
  readonly page: PublicPageName | null;
  /** Whether search engines may list it. */
  readonly listed: boolean;
  /** The languages of the page. */
  readonly languages: readonly [Language, ...Language[]];
  /** Whether the address gives access to the page and must not be passed on. */
  readonly secret: boolean;
}

/** Unescaped text, except `head` and `body`, which are HTML. */
export interface RenderedPage {
  readonly title: string;
  readonly description: string;
  readonly head: string;
  /** null if only the head can be rendered. */
  readonly body: string | null;
  /** Whether it redirects signed-in visitors. */
  readonly publicOnly: boolean;
  /** The format of its values; the portal hydrates the page only if it uses the same format. */
  readonly formats: string;
  readonly styles: readonly string[];
  readonly fonts: readonly string[];
}

/** The flags. No request waits for an outside service. */
export interface FlagAnswers {
  /** The flags of an anonymous visitor; the same object until they change. */
  now(): Flags;
  of(asker: FlagAsker): Promise<Flags>;
}

/** An e-mail that was stored instead of sent. */
export interface StoredMail {
  id: string;
  from: string;
  to: string;
  subject: string;
  text: string;
  html: string;
  /** ISO 8601. */
  sentAt: string;
}

export interface StoredAttachment {
  readonly name: string;
  readonly contentType: string;
  readonly content: Uint8Array;
}

/** The demo's mailbox. */
export interface Mailbox {
  /** The newest e-mails first. */
  newest(limit: number): Promise<StoredMail[]>;
  find(id: string): Promise<StoredMail | null>;
  attachmentsOf(id: string): Promise<StoredAttachment[]>;
}
