import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isOwnFile, readImports } from './read-imports.ts';

/** Packages that list each file that others may import; their other files are private. */
export const narrowPackages = ['embedded-database', 'ui', 'web'] as const;

/** The `exports` that a package has to have: its files that are imported from outside, in alphabetical order. */
export function exportsInUse(name: string, files: readonly string[], root: string): Record<string, string> {
  const folder = `packages/${name}/src/`;
  const used = new Set<string>();
  for (const file of files.filter((each) => !each.startsWith(`packages/${name}/`))) {
    for (const { target } of readImports(file, root)) {
      if (target.startsWith(folder) && isOwnFile(target, root)) used.add(target.slice(folder.length));
    }
  }
  return Object.fromEntries([...used].toSorted().map((path) => [`./${path}`, `./src/${path}`]));
}

export function declaredExports(name: string, root: string): Record<string, string> {
  const text = readFileSync(join(root, `packages/${name}/package.json`), 'utf8');
  return (JSON.parse(text) as { exports: Record<string, string> }).exports;
}
