import type { Deployment } from '@riderbell/contract/deployment.ts';
import { type Language, offeredLanguages } from '@riderbell/domain/countries/languages.ts';
import type { FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { compressText, type CompressedText } from './compressed-text.ts';
import { aboutPage, paintFiles } from './page-head.ts';
import { addressedLanguage, languageOf } from './page-language.ts';
import { escaped, fillTemplate, type PageTemplate } from './page-template.ts';
import type { FoundPage, PublicPages, RenderedPage } from './ports.ts';

export interface PageRequest {
  path: string;
  deployment: Deployment;
  /** See `PageHeadParts`. */
  origin: string | null;
  /** HTML for the head of every page. */
  head: string;
}

export interface AnsweredPage {
  status: FoundPage['status'];
  listed: boolean;
  secret: boolean;
  language: Language;
  text: CompressedText;
}

/** More than all combinations of languages, brands and public pages. */
const maxPages = 400;

/** The portal's page for each address: its language, its head, and its public content. */
export class PortalPages {
  readonly #template: PageTemplate;
  readonly #pages: PublicPages | null;
  readonly #made = new LRUCache<string, Promise<CompressedText>>({ max: maxPages });

  constructor(template: PageTemplate, pages: PublicPages | null) {
    this.#template = template;
    this.#pages = pages;
  }

  async answer(request: FastifyRequest, page: PageRequest): Promise<AnsweredPage> {
    const { deployment, origin, head } = page;
    const found = this.#find(page.path, deployment);
    const offered = found.languages;
    const language = languageOf(request, offered, deployment.default_language);
    const addressed = addressedLanguage(request, offered);
    const json = JSON.stringify(deployment);
    const key = JSON.stringify([found.page?.name, language, addressed, origin, head, json]);
    const make = async (): Promise<CompressedText> => {
      const page = found.page && (await this.#pages?.render(found.page, language, deployment));
      const about =
        page && found.page
          ? aboutPage({ page, origin, path: found.page.path, language, addressed, offered, listed: found.listed })
          : null;
      return compressText(
        fillTemplate(this.#template, {
          language,
          deployment: json,
          about,
          words: (await this.#pages?.textsWithoutScripts(language, deployment)) ?? {},
          head: (page ? page.head + paintFiles(page) : '') + head,
          root: page ? rootOf(page) : null,
        }),
      );
    };
    const { status, listed, secret } = found;
    return { status, listed, secret, language, text: await this.#madeOnce(key, make) };
  }

  /** Whether the path leads to a page; false without the portal's build for the server. */
  exists(path: string, deployment: Deployment): boolean {
    return this.#pages !== null && this.#find(path, deployment).status !== 404;
  }

  /** Without the portal's build for the server every address has the page that the scripts fill. */
  #find(path: string, deployment: Deployment): FoundPage {
    const found = this.#pages?.find(path, deployment);
    const languages = offeredLanguages(deployment.languages);
    return found ?? { status: 200, page: null, listed: false, languages, secret: false };
  }

  #madeOnce(key: string, make: () => Promise<CompressedText>): Promise<CompressedText> {
    const known = this.#made.get(key);
    if (known !== undefined) return known;
    const made = make();
    this.#made.set(key, made);
    made.catch(() => this.#made.delete(key));
    return made;
  }
}

function rootOf({ body, publicOnly, formats }: RenderedPage): { attributes: string; content: string } | null {
  if (body === null) return null;
  const attributes = `data-rendered="${publicOnly ? 'public-only' : 'public'}" data-formats="${escaped(formats)}"`;
  return { attributes, content: body };
}
