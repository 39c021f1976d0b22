import type { Language } from '@riderbell/domain/countries/languages.ts';
import { offeredFor, startLanguage } from '@riderbell/domain/countries/preferred-language.ts';
import type { FastifyRequest } from 'fastify';

/** The query parameter for the language of a page; search engines use it to list the languages. */
export const languageParameter = 'lang';

/** The language in the address, if it is offered; an address with several languages has none. */
export function addressedLanguage(
  request: FastifyRequest,
  offered: readonly [Language, ...Language[]],
): Language | null {
  const requested = (request.query as Record<string, unknown>)[languageParameter];
  return typeof requested === 'string' ? (offeredFor(requested, offered) ?? null) : null;
}

/** The first language of a page: from the address, else from the portal's cookie, else the browser's preference. */
export function languageOf(
  request: FastifyRequest,
  offered: readonly [Language, ...Language[]],
  usual: string,
): Language {
  const { cookie = '', 'accept-language': accepted = '' } = request.headers;
  const chosen = /(?:^|;\s*)language=(\w{2,8})(?:;|$)/.exec(cookie)?.[1];
  return startLanguage(offered, usual, [addressedLanguage(request, offered), chosen, firstWish(accepted)]);
}

/** The preferred language of an Accept-Language header: "sv;q=0.5, th" prefers Thai (RFC 9110, 12.5.4). */
export function firstWish(accepted: string): string | undefined {
  // Browsers send a few languages; ignore the rest of a long header.
  const preferences = accepted
    .slice(0, 1000)
    .split(',')
    .map((preference) => {
      const [name = '', ...parameters] = preference.split(';').map((part) => part.trim());
      const quality = parameters.find((parameter) => /^q=/i.test(parameter))?.slice(2) ?? '1';
      return { name, weight: Number(quality) };
    });
  const wanted = preferences.filter(({ name, weight }) => name !== '' && weight > 0);
  return wanted.toSorted((a, b) => b.weight - a.weight)[0]?.name;
}
