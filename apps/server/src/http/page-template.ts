import { createHash } from 'node:crypto';
import { isRightToLeft, type Language, languageTag } from '@riderbell/domain/countries/languages.ts';

/** The built page, and the hashes of its inline scripts for its policy. */
export interface PageTemplate {
  readonly html: string;
  readonly scriptHashes: readonly string[];
}

/** The content of a request's page, as escaped HTML. */
export interface PageContent {
  language: Language;
  /** The deployment as JSON. */
  deployment: string;
  /** Replaces the template's title and description; null leaves them. */
  about: string | null;
  /** Replace the template's words, by the name of the mark before each. */
  words: Readonly<Record<string, string>>;
  /** Is added to the end of the head. */
  head: string;
  /** The content and attributes of `#root`; null leaves it to the scripts. */
  root: { attributes: string; content: string } | null;
}

export function readTemplate(html: string): PageTemplate {
  const inline = [...html.matchAll(/<script>([^]*?)<\/script>/g)].map(([, script = '']) => script);
  return { html, scriptHashes: inline.map((script) => createHash('sha256').update(script).digest('base64')) };
}

const aboutMarks = /<!--head-->[^]*?<!--\/head-->/;
const pageMarks = /<!--page-->[^]*?<!--\/page-->/;
const wordMarks = /<!--([\w-]+)-->([^<]*)<!--\/-->/g;
const splashMarks = /<!--splash-->([^]*?)<!--\/splash-->/;
const deploymentElement = /<script[^>]*\bid="deployment"[^>]*>[^]*?<\/script>/;

/** Fills the places of the template; places that the build does not have are skipped. */
export function fillTemplate(template: PageTemplate, content: PageContent): string {
  const html = template.html.replaceAll(wordMarks, (_, mark: string, words: string) => {
    const own = content.words[mark];
    return own === undefined ? words : escaped(own);
  });
  const direction = isRightToLeft(content.language) ? 'rtl' : 'ltr';
  // `<` could end the element; JSON allows this escape.
  const json = content.deployment.replaceAll('<', String.raw`\u003c`);
  const data = `<script type="application/json" id="deployment">${json}</script>`;
  const { about, root } = content;
  const [, splash = ''] = splashMarks.exec(html) ?? [];
  // With functions, `$` in a text has no special meaning for `replace`.
  let page = html.replace(/<html\b[^>]*>/, () => `<html lang="${languageTag(content.language)}" dir="${direction}">`);
  page = deploymentElement.test(page)
    ? page.replace(deploymentElement, () => data)
    : page.replace('</head>', () => `${data}</head>`);
  if (about !== null) page = page.replace(aboutMarks, () => about);
  if (root !== null) {
    const element = `<div id="root" ${root.attributes}>${root.content}</div>${splash.trim()}`;
    page = page.replace(pageMarks, () => element);
  }
  return page.replace('</head>', () => `${content.head}</head>`);
}

/** Escapes a text for an element or a quoted attribute. */
export function escaped(text: string): string {
  return text.replaceAll(/[&<>"']/g, (sign) => `&#${sign.codePointAt(0)};`);
}
