import { createHash } from 'node:crypto';
import { type Article, type HelpTexts, textsOf } from './help-texts.ts';
import type { PageLook } from './page-link.ts';
import { pageScript } from './page-script.ts';
import { pageStyle } from './page-style.ts';

/** The page, and the policy that allows only its own style and script, by their hashes. */
export function renderPage(look: PageLook): { html: string; policy: string } {
  const texts = textsOf(look.locale);
  const style = pageStyle(look.colour);
  const html = [
    '<!doctype html>',
    `<html lang="${texts.language}" dir="${texts.direction}" data-appearance="${look.appearance}"><head>`,
    '<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${escape(nameOf(texts, look))}</title><style>${style}</style></head><body>`,
    header(texts, look),
    `<main><ul class="articles">${texts.articles.map(item).join('')}</ul></main>`,
    `<script>${pageScript}</script></body></html>`,
  ].join('\n');
  return { html, policy: policyOf(style) };
}

function header(texts: HelpTexts, look: PageLook): string {
  return [
    `<header><p class="name">${escape(nameOf(texts, look))}</p><h1>${escape(texts.title)}</h1>`,
    `<form role="search"><input type="search" autocomplete="off" spellcheck="false"`,
    ` aria-label="${escape(texts.search)}" placeholder="${escape(texts.search)}"></form>`,
    `<p class="found" role="status" data-text="${escape(texts.found)}" data-none="${escape(texts.none)}"></p></header>`,
  ].join('');
}

function item({ title, paragraphs, words }: Article): string {
  const body = paragraphs.map((text) => `<p>${escape(text)}</p>`).join('');
  const open = `<li data-words="${escape(words)}"><details><summary><h2>${escape(title)}</h2></summary>`;
  return `${open}<div class="text">${body}</div></details></li>`;
}

function nameOf({ name }: HelpTexts, { brandName }: PageLook): string {
  return name.replace('{brand}', () => brandName);
}

function policyOf(style: string): string {
  return [
    "default-src 'none'",
    `script-src '${hashOf(pageScript)}'`,
    `style-src '${hashOf(style)}'`,
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'self'",
  ].join('; ');
}

function hashOf(text: string): string {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`;
}

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

function escape(text: string): string {
  return text.replaceAll(/[&<>"]/g, (sign) => entities[sign] ?? sign);
}
