import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const compressible = /\.(js|css|html|json|svg|txt)$/;
/** A compressed copy of a smaller file would save less than its headers cost. */
const minimumBytes = 512;

/** Writes a `.br` and a `.gz` copy of each file, so that the server never compresses during a request. */
export function compressedCopies(): Plugin {
  let folder = '';
  return {
    name: 'riderbell:compressed-copies',
    apply: 'build',
    configResolved(config) {
      folder = path.resolve(config.root, config.build.outDir);
    },
    async closeBundle() {
      const entries = await readdir(folder, { recursive: true, withFileTypes: true });
      const files = entries.filter((entry) => entry.isFile() && compressible.test(entry.name));
      // The server fills index.html at each request, so a compressed copy would never be sent.
      for (const file of files) if (file.name !== 'index.html') await compress(path.join(file.parentPath, file.name));
    },
  };
}

async function compress(file: string): Promise<void> {
  const content = await readFile(file);
  if (content.length < minimumBytes) return;
  const [br, gz] = await Promise.all([
    promisify(brotliCompress)(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
    promisify(gzip)(content, { level: 9 }),
  ]);
  await Promise.all([writeFile(`${file}.br`, br), writeFile(`${file}.gz`, gz)]);
}
