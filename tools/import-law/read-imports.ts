import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, posix, relative } from 'node:path';
import { parseSync } from 'oxc-parser';

/** An import: its target (`packages/…` for our files, otherwise `package:x` or `node:x`) and whether it imports only types. */
export interface Import {
  readonly target: string;
  readonly isTypeOnly: boolean;
  readonly specifier: string;
  /** A dynamic import: it runs later, so it makes no circle when modules load. */
  readonly isLazy: boolean;
}

/** The folders that the workspaces' `exports` point to. */
const workspaceFolders: Record<string, string> = {
  domain: 'packages/domain/src',
  contract: 'packages/contract/src',
  messages: 'packages/messages/src',
  ui: 'packages/ui/src',
  web: 'packages/web/src',
  'embedded-database': 'packages/embedded-database/src',
  server: 'apps/server/src',
  demo: 'apps/demo/src',
  portal: 'apps/portal/src',
};

function targetOf(specifier: string, file: string, root: string): string {
  if (specifier.startsWith('.'))
    return relative(root, join(dirname(join(root, file)), specifier))
      .split('\\')
      .join('/');
  const ours = /^@riderbell\/([^/]+)\/(.+)$/.exec(specifier);
  if (ours?.[1] && ours[2]) return posix.join(workspaceFolders[ours[1]] ?? ours[1], ours[2]);
  if (specifier.startsWith('node:')) return specifier;
  return `package:${specifier}`;
}

/**
 * The imports and re-exports of a TypeScript file, including dynamic imports of a literal path.
 * @param file path from `root`, with forward slashes
 * @throws when the file cannot be parsed
 */
export function readImports(file: string, root: string): Import[] {
  const source = readFileSync(join(root, file), 'utf8');
  const parsed = parseSync(file, source);
  if (parsed.errors.length > 0) throw new Error(`${file}: ${parsed.errors[0]?.message ?? 'cannot be parsed'}`);
  const imports: Import[] = [];
  const add = (specifier: string, isTypeOnly: boolean, isLazy = false): void => {
    imports.push({ specifier, isTypeOnly, isLazy, target: targetOf(specifier.replace(/\?.*$/, ''), file, root) });
  };
  for (const found of parsed.module.staticImports) {
    const isTypeOnly = found.entries.length > 0 && found.entries.every((entry) => entry.isType);
    add(found.moduleRequest.value, isTypeOnly || source.slice(found.start, found.start + 12) === 'import type ');
  }
  for (const found of parsed.module.staticExports) {
    for (const entry of found.entries) if (entry.moduleRequest) add(entry.moduleRequest.value, entry.isType);
  }
  for (const found of parsed.module.dynamicImports) {
    const literal = /^['"`]([^'"`$]+)['"`]$/.exec(
      source.slice(found.moduleRequest.start, found.moduleRequest.end).trim(),
    );
    if (literal?.[1]) add(literal[1], false, true);
  }
  return imports;
}

/** Whether a target is a file of the repository. */
export function isOwnFile(target: string, root: string): boolean {
  return !target.includes(':') && existsSync(join(root, target));
}
