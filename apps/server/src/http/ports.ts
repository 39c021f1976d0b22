import type { Deployment } from '@riderbell/contract/deployment.ts';
import type { fleetErrors, operatorErrors } from '@riderbell/contract/errors/error-codes.ts';
import type { Principal } from '@riderbell/domain/access/principal.ts';
import type { Language } from '@riderbell/domain/countries/languages.ts';
import type { FlagAsker, Flags } from '@riderbell/domain/flags/flags.ts';

/** The first answer to an `Idempotency-Key`, written in the transaction of the change that it answers. */
export interface StoredAnswer {
  bodyHash: string;
  /** The whole body of the 2xx, envelope included. */
  answer: unknown;
}

/** Looks keys up; the stores of the features write them (contract: `Once`). */
export interface StoredAnswers {
  find(scope: string, key: string): Promise<StoredAnswer | null>;
}

export type SessionVerdict =
  | { ok: true; principal: Principal }
  | { ok: false; why: 'session.expired' | 'session.invalid' };

/** Decides what a token is worth now. */
export interface SessionCheck {
  /** An access token; a revoked session is refused at once. */
  check(accessToken: string): Promise<SessionVerdict>;
  /**
   * The token of the system that the portal is embedded in (specification §1, GODROID).
   * @throws when nobody can tell now, because its keys cannot be read
   */
  checkExternal(token: string): Promise<SessionVerdict>;
}

/** Decides whether whoever asks runs the deployment. */
export interface OperatorCheck {
  /** @param token what stands behind `Bearer`; null without one */
  check(token: string | null, remoteAddress: string): Promise<OperatorVerdict>;
}

export type OperatorVerdict = { ok: true } | { ok: false; why: OperatorRefusal; values?: { seconds: number } };
type OperatorRefusal = (typeof operatorErrors)[number];

/** Decides whether a request comes from the courier system, by its signature (docs/fleet-api.md). */
export interface CourierCheck {
  /** What can be told before the body is read: `proven` where the signature holds already, because it is over the body's digest. */
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

/** A proof photo for whoever may see its order; null for everybody else, as if it did not exist. */
export interface ProofFiles {
  read(principal: Principal, orderId: string, kind: string): Promise<ProofFile | null>;
}

export interface ProofFile {
  contentType: 'image/jpeg' | 'image/png' | 'image/svg+xml';
  bytes: Uint8Array;
}

/** Whether the server can do its work now. Throws, or answers false, when it cannot. */
export type ReadyCheck = () => Promise<boolean>;

/** The pages of the portal that everybody may read, made into text by the portal's own build for the server. */
export interface PublicPages {
  /** What search engines are told of. */
  readonly listedPaths: readonly string[];
  find(path: string, deployment: Deployment): FoundPage;
  /** null where the page leads elsewhere or could not be made: the scripts make it then. */
  render(page: PublicPageName, language: Language, deployment: Deployment): Promise<RenderedPage | null>;
  /** What the page says where no script can, by the names of its marks in the template. */
  bareWords(language: Language, deployment: Pick<Deployment, 'brand'>): Promise<Readonly<Record<string, string>>>;
}

export interface PublicPageName {
  readonly name: string;
  readonly path: string;
}

export interface FoundPage {
  readonly status: 200 | 404 | 503;
  /** null: a screen that only its visitor may see, made by the scripts. */
  readonly page: PublicPageName | null;
  /** Whether search engines may list it. */
  readonly listed: boolean;
  /** Those that it can be in. */
  readonly languages: readonly [Language, ...Language[]];
  /** Whether its address is the key to what it shows, and must not be handed on. */
  readonly secret: boolean;
}

/** As text, nothing escaped, but for `head` and `body`, which are HTML. */
export interface RenderedPage {
  readonly title: string;
  readonly description: string;
  readonly head: string;
  /** null where only the head is known before the scripts are there. */
  readonly body: string | null;
  /** Whether somebody who is signed in is led away from it. */
  readonly publicOnly: boolean;
  /** How the values in it are written; the portal takes the page over only where it writes them so too. */
  readonly formats: string;
  readonly styles: readonly string[];
  readonly fonts: readonly string[];
}

/** What every flag says; asked of nothing outside while somebody waits. */
export interface FlagAnswers {
  /** To nobody in particular; the same object until something changes. */
  now(): Flags;
  of(asker: FlagAsker): Promise<Flags>;
}

/** A mail that was kept instead of sent. */
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

/** The demo's mailbox. */
export interface Mailbox {
  /** The newest first. */
  newest(limit: number): Promise<StoredMail[]>;
  find(id: string): Promise<StoredMail | null>;
}
