import type { Deployment } from '@riderbell/contract/deployment.ts';
import { isLanguage, type Language, offeredFor, startLanguage } from '@riderbell/domain/countries/languages.ts';
import type { FastifyRequest } from 'fastify';

/** An address may name the language that it is to be read in; search engines list the languages by it. */
export const languageParameter = 'lang';

/** "th-TH", as HTML and HTTP write a language. */
export function tagOf(language: Language): string {
  return language.replace('_', '-');
}

/** The language that the address itself asks for, where it is offered. */
export function addressedLanguage(
  request: FastifyRequest,
  offered: readonly [Language, ...Language[]],
): Language | null {
  const asked = (request.query as Record<string, unknown>)[languageParameter];
  return typeof asked === 'string' ? (offeredFor(asked, offered) ?? null) : null;
}

/** What a page begins in: what the address asks for, the choice that the portal keeps in a cookie, the browser's first wish. */
export function languageOf(
  request: FastifyRequest,
  offered: readonly [Language, ...Language[]],
  usual: string,
): Language {
  const { cookie = '', 'accept-language': accepted = '' } = request.headers;
  const chosen = /(?:^|;\s*)language=(\w{2,8})(?:;|$)/.exec(cookie)?.[1];
  const first = /^\s*([a-z]{2,3}(?:-[a-z\d]{2,8})*)/i.exec(accepted)?.[1];
  return startLanguage(offered, usual, [addressedLanguage(request, offered), chosen, first]);
}

/** The languages of a deployment where nobody says which of them have texts. */
export function deployedLanguages(deployment: Pick<Deployment, 'languages'>): readonly [Language, ...Language[]] {
  const [first, ...others] = deployment.languages.filter(isLanguage);
  return first === undefined ? ['en'] : [first, ...others];
}
