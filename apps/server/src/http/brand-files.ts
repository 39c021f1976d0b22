import { isRightToLeft, type Language, languageTag } from '@riderbell/domain/countries/languages.ts';
import type { FastifyInstance } from 'fastify';
import type { Brand, DrawingName } from '../settings/brands/brand.ts';
import { drawingAddress } from './brand-addresses.ts';
import { RequestRefused } from './errors.ts';

export interface BrandFilesParts {
  /** The deployment's brand. */
  brand: Brand;
  /** The brands whose files are served: all brands if visitors can choose one, else the deployment's. */
  brands: readonly Brand[];
  language: Language;
}

const forEver = 'public, max-age=31536000, immutable';

/** Serves `/brands/{id}/{drawing}` and `/manifest.webmanifest` from memory, with the files that were checked at the start. */
export function addBrandFiles(app: FastifyInstance, { brand, brands, language }: BrandFilesParts): void {
  const find = (id: string | undefined): Brand | undefined => [brand, ...brands].find((one) => one.id === id);

  app.get<{ Params: { id: string; file: string }; Querystring: { v?: string } }>(
    '/brands/:id/:file',
    { schema: { hide: true }, config: { quiet: true } },
    async (request, reply) => {
      const drawings = find(request.params.id)?.drawings;
      const { file } = request.params;
      if (!drawings || !isDrawing(drawings, file)) throw new RequestRefused({ code: 'request.unknown-path' });
      const { content, hash } = drawings[file];
      reply
        .type(file.endsWith('.svg') ? 'image/svg+xml; charset=utf-8' : 'image/png')
        .header('cache-control', request.query.v === hash ? forEver : 'no-cache')
        .header('etag', `"${hash}"`);
      if (request.headers['if-none-match'] === `"${hash}"`) return reply.code(304).send();
      return reply.send(content);
    },
  );

  app.get<{ Querystring: { brand?: string } }>(
    '/manifest.webmanifest',
    { schema: { hide: true }, config: { quiet: true } },
    async (request, reply) => {
      const worn = find(request.query.brand) ?? brand;
      return reply
        .type('application/manifest+json; charset=utf-8')
        .header('cache-control', 'no-cache')
        .serializer(JSON.stringify)
        .send(manifestOf(worn, language));
    },
  );
}

function isDrawing(drawings: Brand['drawings'], file: string): file is DrawingName {
  return Object.hasOwn(drawings, file);
}

/** W3C's web application manifest: the brand's name and look on a home screen. */
function manifestOf(brand: Brand, language: Language): Record<string, unknown> {
  const icon = (name: DrawingName, sizes: string, purpose: string) => ({
    src: drawingAddress(brand, name),
    sizes,
    type: 'image/png',
    purpose,
  });
  return {
    id: '/',
    name: brand.serviceLabel,
    short_name: brand.name,
    lang: languageTag(language),
    dir: isRightToLeft(language) ? 'rtl' : 'ltr',
    start_url: '/request-a-rider',
    scope: '/',
    display: 'standalone',
    theme_color: brand.colours.primary[6],
    background_color: brand.colours.deep.light,
    icons: [
      icon('icon-192.png', '192x192', 'any'),
      icon('icon-512.png', '512x512', 'any'),
      icon('icon-512.png', '512x512', 'maskable'),
    ],
  };
}
