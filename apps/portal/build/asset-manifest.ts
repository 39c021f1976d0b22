import { createHash } from 'node:crypto';
import type { Plugin } from 'vite';

/**
 * `asset-manifest.json`: which build this is and which files it has. The portal asks for it to learn of a newer build
 * (specification §7), the server to hint at what a page needs, and the budgets to add up what a page costs.
 */
export interface AssetManifest {
  /** Changes when any file does. */
  build: string;
  /** The files that index.html loads. */
  entry: string;
  chunks: Record<string, ManifestChunk>;
}

export interface ManifestChunk {
  file: string;
  imports: string[];
  dynamicImports: string[];
  css: string[];
}

export function assetManifest(): Plugin {
  return {
    name: 'riderbell:asset-manifest',
    apply: 'build',
    generateBundle(_options, bundle) {
      const chunks: AssetManifest['chunks'] = {};
      const names: string[] = [];
      let entry = '';
      for (const part of Object.values(bundle)) {
        names.push(part.fileName);
        if (part.type !== 'chunk') continue;
        if (part.isEntry) entry = part.fileName;
        chunks[part.fileName] = {
          file: part.facadeModuleId?.replace(/^.*\/(?=(apps|packages|node_modules)\/)/, '') ?? part.name,
          imports: part.imports,
          dynamicImports: part.dynamicImports,
          css: [...(part.viteMetadata?.importedCss ?? [])],
        };
      }
      const build = createHash('sha256').update(names.sort().join('\n')).digest('hex').slice(0, 12);
      const manifest: AssetManifest = { build, entry, chunks };
      this.emitFile({ type: 'asset', fileName: 'asset-manifest.json', source: JSON.stringify(manifest) });
    },
  };
}
