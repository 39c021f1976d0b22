import type { Language } from '@riderbell/domain/countries/languages.ts';
import { offeredFor, startLanguage } from '@riderbell/domain/countries/wished-language.ts';
import type { FastifyRequest } from 'fastify';

/** An address may name the language that it is to be read in; search engines list the languages by it. */
export const languageParameter = 'lang';

/** The language that the address itself asks for, where it is offered; one that names several asks for none. */
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
  return startLanguage(offered, usual, [addressedLanguage(request, offered), chosen, firstWish(accepted)]);
}

/** What an Accept-Language header wants most: "sv;q=0.5, th" wants Thai (RFC 9110, 12.5.4). */
function firstWish(accepted: string): string | undefined {
  // A browser names a handful; whoever names thousands waits for nothing else.
  const wishes = accepted
    .slice(0, 1000)
    .split(',')
    .map((wish) => {
      const [name = '', ...parameters] = wish.split(';').map((part) => part.trim());
      const quality = parameters.find((parameter) => /^q=/i.test(parameter))?.slice(2) ?? '1';
      return { name, weight: Number(quality) };
    });
  const wanted = wishes.filter(({ name, weight }) => name !== '' && weight > 0);
  return wanted.toSorted((a, b) => b.weight - a.weight)[0]?.name;
}
