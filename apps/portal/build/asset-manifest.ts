import { createHash } from 'node:crypto';
import type { Plugin, Rolldown } from 'vite';

/**
 * `asset-manifest.json` describes the build and its files. The portal fetches it to detect a newer build
 * (specification §7), the server puts the build's name into the deployment, and the budgets calculate the size of a page from it.
 */
export interface AssetManifest {
  /** A hash that changes if any file changes. */
  build: string;
  /** The entry script of index.html. */
  entry: string;
  chunks: Record<string, ManifestChunk>;
  /** The folder of text files by language; it has one file for each area. */
  texts: Record<string, string>;
}

const textsFile = /^(assets\/texts\/(\w+)-[\w-]{8})\/common\.json$/;

export interface ManifestChunk {
  /** The source file of the chunk, relative to the root of the repository. */
  file: string;
  imports: string[];
  dynamicImports: string[];
  css: string[];
}

export function manifestOf(bundle: Rolldown.OutputBundle): AssetManifest {
  const parts = Object.values(bundle);
  const chunks = parts.filter((part) => part.type === 'chunk');
  const names = parts.map((part) => part.fileName).sort();
  return {
    build: createHash('sha256').update(names.join('\n')).digest('hex').slice(0, 12),
    entry: chunks.find((chunk) => chunk.isEntry)?.fileName ?? '',
    chunks: Object.fromEntries(
      chunks.map((chunk) => [
        chunk.fileName,
        {
          file: chunk.facadeModuleId?.replace(/^.*\/(?=(apps|packages|node_modules)\/)/, '') ?? chunk.name,
          imports: chunk.imports,
          dynamicImports: chunk.dynamicImports,
          css: [...(chunk.viteMetadata?.importedCss ?? [])],
        },
      ]),
    ),
    texts: Object.fromEntries(
      names.flatMap((name) => {
        const [, folder, language] = textsFile.exec(name) ?? [];
        return folder === undefined ? [] : [[language, folder]];
      }),
    ),
  };
}

export function assetManifest(): Plugin {
  return {
    name: 'riderbell:asset-manifest',
    apply: 'build',
    generateBundle(_options, bundle) {
      this.emitFile({ type: 'asset', fileName: 'asset-manifest.json', source: JSON.stringify(manifestOf(bundle)) });
    },
  };
}
