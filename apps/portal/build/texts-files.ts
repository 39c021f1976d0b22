import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { pseudoKindOf, pseudoTexts } from '@riderbell/messages/pseudo-texts.ts';
import type { Plugin, ViteDevServer } from 'vite';

const source = path.join(import.meta.dirname, '../../../packages/messages/src');
const id = 'virtual:text-folders';

/** The text files for the browser: one for each area, in a folder for each language. */
export interface TextsFolder {
  /** Relative to the root of the build; it changes if any text of the language changes. */
  folder: string;
  /** By area. */
  files: Record<string, string>;
}

/** The folders of all languages that have texts. */
export function textsFolders(from = source): Record<string, TextsFolder> {
  const languages = readdirSync(from, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  return Object.fromEntries(languages.map(({ name }) => [name, folderOf(path.join(from, name), name)]));
}

function folderOf(from: string, language: string): TextsFolder {
  const names = readdirSync(from).filter((name) => name.endsWith('.json'));
  const files = Object.fromEntries(
    names.sort().map((name) => [name.replace(/\.json$/, ''), compact(readFileSync(path.join(from, name), 'utf8'))]),
  );
  const hash = createHash('sha256').update(JSON.stringify(files)).digest('base64url').slice(0, 8);
  return { folder: `assets/texts/${language}-${hash}`, files };
}

/** Minifies a JSON file. A malformed file stays unchanged, so that the portal falls back to English and its tests fail. */
function compact(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text));
  } catch {
    return text;
  }
}

/**
 * Emits the texts as JSON files beside the scripts (specification §1), and gives the scripts one hash for each language. As chunks of
 * the scripts they would add hundreds of hashes to the entry, of which a visitor needs three or four.
 */
export function textsFiles(): Plugin {
  let isBuild = false;
  return {
    name: 'riderbell:texts-files',
    configResolved({ command }) {
      isBuild = command === 'build';
    },
    resolveId: (source) => (source === id ? `\0${id}` : null),
    load(module) {
      if (module !== `\0${id}`) return null;
      const folders = Object.entries(textsFolders()).map(([language, { folder }]) => [
        language,
        isBuild ? `/${folder}` : `/assets/texts/${language}`,
      ]);
      return `export const folders = ${JSON.stringify(Object.fromEntries(folders))};`;
    },
    buildStart() {
      if (!isBuild) return;
      for (const { folder, files } of Object.values(textsFolders())) {
        for (const [area, texts] of Object.entries(files))
          this.emitFile({ type: 'asset', fileName: `${folder}/${area}.json`, source: texts });
      }
    },
    configureServer: serveTexts,
  };
}

/** In development, serves the files of the repository and reloads the page when one changes. */
function serveTexts(server: ViteDevServer): void {
  server.watcher.add(source);
  server.watcher.on('change', (file) => {
    if (file.startsWith(source)) server.ws.send({ type: 'full-reload' });
  });
  server.middlewares.use((request, response, next) => {
    const [, name] = /^\/assets\/texts\/(\w+\/[\w-]+\.json)$/.exec(request.url ?? '') ?? [];
    if (name === undefined) return next();
    try {
      const texts = developmentTexts(name);
      response.setHeader('content-type', 'application/json').end(texts);
    } catch {
      response.writeHead(404).end();
    }
  });
}

/** With `PSEUDO_TEXTS=true`, as on the server, English and Arabic are pseudo texts (decision 043). */
function developmentTexts(name: string): string {
  const [language = '', area = ''] = name.split('/');
  const kind = process.env['PSEUDO_TEXTS'] === 'true' ? pseudoKindOf(language) : null;
  if (kind === null) return readFileSync(path.join(source, name), 'utf8');
  const english = JSON.parse(readFileSync(path.join(source, 'en', area), 'utf8')) as Record<string, string>;
  return JSON.stringify(pseudoTexts(english, kind));
}
