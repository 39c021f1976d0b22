import { type Language, languageTag } from '@riderbell/domain/countries/languages.ts';
import { languageParameter } from './page-language.ts';
import { escaped } from './page-template.ts';
import type { RenderedPage } from './ports.ts';

export interface PageHeadParts {
  page: RenderedPage;
  /** For example "https://portal.example.com"; null if it is unknown, which omits everything that needs an absolute URL. */
  origin: string | null;
  /** The page's own path, not the requested one. */
  path: string;
  language: Language;
  /** The language in the address, if there is one. */
  addressed: Language | null;
  offered: readonly Language[];
  listed: boolean;
}

/** The address of a page in a language, or in the visitor's language. */
export function addressOf(origin: string, path: string, language: Language | null): string {
  return `${origin}${path}${language === null ? '' : `?${languageParameter}=${languageTag(language)}`}`;
}

/** The part of the head for link previews and search engines: title, canonical address and languages. */
export function aboutPage({ page, origin, path, language, addressed, offered, listed }: PageHeadParts): string {
  const about = [
    `<title>${escaped(page.title)}</title>`,
    named('description', page.description),
    property('og:type', 'website'),
    property('og:title', page.title),
    property('og:description', page.description),
    property('og:locale', language),
  ];
  if (origin === null || !listed) return about.join('');
  const home = addressOf(origin, path, addressed);
  return [
    ...about,
    property('og:url', home),
    link('canonical', home),
    ...(offered.length < 2 ? [] : alternates(origin, path, offered)),
  ].join('');
}

function alternates(origin: string, path: string, offered: readonly Language[]): string[] {
  const all = offered.map((one) => alternate(languageTag(one), addressOf(origin, path, one)));
  return [...all, alternate('x-default', addressOf(origin, path, null))];
}

/** The files for the first paint, which come before the scripts. */
export function paintFiles({ styles, fonts }: Pick<RenderedPage, 'styles' | 'fonts'>): string {
  return [
    ...styles.map((style) => `<link rel="stylesheet" crossorigin href="${escaped(style)}">`),
    ...fonts.map((font) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="${escaped(font)}">`),
  ].join('');
}

function named(name: string, content: string): string {
  return `<meta name="${name}" content="${escaped(content)}">`;
}

function property(name: string, content: string): string {
  return `<meta property="${name}" content="${escaped(content)}">`;
}

function link(rel: string, href: string): string {
  return `<link rel="${rel}" href="${escaped(href)}">`;
}

function alternate(language: string, href: string): string {
  return `<link rel="alternate" hreflang="${language}" href="${escaped(href)}">`;
}
