import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

const skippedNames = new Set(['node_modules', 'dist', 'dist-server', '.cache']);

/** All files below a folder, or the file itself, sorted; skips installed packages and build results. */
export function listFolder(path: string): string[] {
  if (statSync(path).isFile()) return [path];
  return readdirSync(path)
    .filter((name) => !skippedNames.has(name))
    .sort()
    .flatMap((name) => listFolder(join(path, name)));
}
