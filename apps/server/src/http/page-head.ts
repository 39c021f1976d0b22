import { type Language, languageTag } from '@riderbell/domain/countries/languages.ts';
import { languageParameter } from './page-language.ts';
import { escaped } from './page-template.ts';
import type { RenderedPage } from './ports.ts';

export interface PageHeadParts {
  page: RenderedPage;
  /** "https://portal.example.com"; null where nobody says plainly which it is: then nothing that needs a whole address is said. */
  origin: string | null;
  /** Of the page, not what somebody typed. */
  path: string;
  language: Language;
  /** The language that the address names, if it names one. */
  addressed: Language | null;
  offered: readonly Language[];
  listed: boolean;
}

/** The address of a page in a language, or in the language of whoever opens it. */
export function addressOf(origin: string, path: string, language: Language | null): string {
  return `${origin}${path}${language === null ? '' : `?${languageParameter}=${languageTag(language)}`}`;
}

/** What a link preview and a search engine read: what the page is, where it is at home, and in which languages. */
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

/** The files that the first paint needs; the scripts come after them. */
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
