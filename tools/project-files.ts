import { execFileSync } from 'node:child_process';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The repository's root. */
export const root = dirname(dirname(fileURLToPath(import.meta.url)));

/** Tracked and untracked files that git does not ignore, as paths from the root. @throws outside a git repository */
export function projectFiles(...patterns: string[]): string[] {
  const text = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '--', ...patterns], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 << 20,
  });
  return text.split('\n').filter((line) => line !== '');
}

/** Our TypeScript sources, without the bad examples of the import law. */
export function sourceFiles(): string[] {
  return projectFiles('*.ts', '*.tsx').filter((file) => !file.includes('bad-examples/') && !file.endsWith('.d.ts'));
}
