import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

const passedOver = new Set(['node_modules', 'dist', 'dist-server', '.cache']);

/** All files below a folder, or the file itself, sorted; what is installed or built is passed over. */
export function listFolder(path: string): string[] {
  if (statSync(path).isFile()) return [path];
  return readdirSync(path)
    .filter((name) => !passedOver.has(name))
    .sort()
    .flatMap((name) => listFolder(join(path, name)));
}
