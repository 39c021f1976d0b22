import { createHash } from 'node:crypto';
import { isRightToLeft, type Language, languageTag } from '@riderbell/domain/countries/languages.ts';

/** The built page, and the hashes of the scripts that stand in it, for its policy. */
export interface PageTemplate {
  readonly html: string;
  readonly scriptHashes: readonly string[];
}

/** What a request's page is filled with; HTML, already safe. */
export interface PageContent {
  language: Language;
  /** The deployment as JSON. */
  deployment: string;
  /** In place of the template's title and description; null leaves them. */
  about: string | null;
  /** In place of the template's words, by the name of the mark before each. */
  words: Readonly<Record<string, string>>;
  /** At the end of the head. */
  head: string;
  /** What stands in `#root`, with its attributes; null leaves the scripts to make it. */
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

/** The template with its places filled; a place that the build does not have is passed over. */
export function fillTemplate(template: PageTemplate, content: PageContent): string {
  const html = template.html.replaceAll(wordMarks, (_, mark: string, words: string) => {
    const own = content.words[mark];
    return own === undefined ? words : escaped(own);
  });
  const direction = isRightToLeft(content.language) ? 'rtl' : 'ltr';
  // `<` could end the element; in JSON it may be written this way too.
  const json = content.deployment.replaceAll('<', String.raw`\u003c`);
  const data = `<script type="application/json" id="deployment">${json}</script>`;
  const { about, root } = content;
  const [, splash = ''] = splashMarks.exec(html) ?? [];
  // The functions keep `$` in a text from meaning something to `replace`.
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

/** Text as it may stand in an element or between the quotes of an attribute. */
export function escaped(text: string): string {
  return text.replaceAll(/[&<>"']/g, (sign) => `&#${sign.codePointAt(0)};`);
}
