import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { pseudoKindOf, pseudoTexts } from '@riderbell/messages/pseudo-texts.ts';
import type { Plugin, ViteDevServer } from 'vite';

const source = path.join(import.meta.dirname, '../../../packages/messages/src');
const id = 'virtual:text-folders';

/** The texts of the product as the browser gets them: one file for each area, in a folder for each language. */
export interface TextsFolder {
  /** From the root of the build; it changes when any text of the language does. */
  folder: string;
  /** By area. */
  files: Record<string, string>;
}

/** Every language that has texts. */
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

/** A file that is no JSON goes out as it is: the portal has English in its place, and its tests say so. */
function compact(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text));
  } catch {
    return text;
  }
}

/**
 * Puts the texts beside the scripts as they are, JSON (specification §1), and tells the scripts one hash for each language. As parts of
 * the scripts they would be hundreds of hashes in the entry, of which a visitor needs three or four.
 */
export function textsFiles(): Plugin {
  let isBuild = false;
  return {
    name: 'riderbell:texts-files',
    configResolved({ command }) {
      isBuild = command === 'build';
    },
    resolveId: (wanted) => (wanted === id ? `\0${id}` : null),
    load(wanted) {
      if (wanted !== `\0${id}`) return null;
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

/** In development the files are those of the repository, and a changed one loads the page again. */
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

/** With `PSEUDO_TEXTS=true`, as the server has it, English and Arabic are pseudo texts (decision 043). */
function developmentTexts(name: string): string {
  const [language = '', area = ''] = name.split('/');
  const kind = process.env['PSEUDO_TEXTS'] === 'true' ? pseudoKindOf(language) : null;
  if (kind === null) return readFileSync(path.join(source, name), 'utf8');
  const english = JSON.parse(readFileSync(path.join(source, 'en', area), 'utf8')) as Record<string, string>;
  return JSON.stringify(pseudoTexts(english, kind));
}
