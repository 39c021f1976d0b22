import { serviceBases } from '@riderbell/contract/call.ts';
import { type Language, languageTag } from '@riderbell/domain/countries/languages.ts';
import type { FastifyInstance } from 'fastify';
import { RequestRefused } from './errors.ts';
import { addressOf } from './page-head.ts';
import type { OriginOf } from './page-origin.ts';
import { escaped } from './page-template.ts';

export interface SearchFilesParts {
  /** null: there are no pages to list. */
  listed: { paths: readonly string[]; languages: readonly Language[] } | null;
  originOf: OriginOf;
}

/** Serves `/robots.txt` and `/sitemap.xml`. Unlisted pages say so themselves, so search engines may read them. */
export function addSearchFiles(app: FastifyInstance, { listed, originOf }: SearchFilesParts): void {
  app.get('/robots.txt', { schema: { hide: true }, config: { quiet: true } }, async (request, reply) => {
    const origin = originOf(request);
    const closed = [...Object.values(serviceBases), '/live', '/dev'];
    const lines = ['User-agent: *', ...closed.map((path) => `Disallow: ${path}/`)];
    if (origin !== null && listed !== null) lines.push(`Sitemap: ${origin}/sitemap.xml`);
    return reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', 'no-cache')
      .send(`${lines.join('\n')}\n`);
  });
  app.get('/sitemap.xml', { schema: { hide: true }, config: { quiet: true } }, async (request, reply) => {
    const origin = originOf(request);
    if (origin === null || listed === null) throw new RequestRefused({ code: 'request.unknown-path' });
    return reply
      .type('application/xml; charset=utf-8')
      .header('cache-control', 'no-cache')
      .send(sitemap(origin, listed.paths, listed.languages));
  });
}

/** https://www.sitemaps.org/protocol.html, with the other languages of each page. */
function sitemap(origin: string, paths: readonly string[], languages: readonly Language[]): string {
  const alternatesOf = (path: string) =>
    [...languages, null].map((language) => {
      const tag = language === null ? 'x-default' : languageTag(language);
      const href = escaped(addressOf(origin, path, language));
      return `<xhtml:link rel="alternate" hreflang="${tag}" href="${href}"/>`;
    });
  const urls = paths.flatMap((path) =>
    [null, ...languages].map((language) => {
      const loc = `<loc>${escaped(addressOf(origin, path, language))}</loc>`;
      return `<url>${loc}${alternatesOf(path).join('')}</url>`;
    }),
  );
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...urls,
    '</urlset>\n',
  ].join('\n');
}
