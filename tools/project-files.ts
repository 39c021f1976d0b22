import { execFileSync } from 'node:child_process';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The repository's root. */
export const root = dirname(dirname(fileURLToPath(import.meta.url)));

/** Files that git knows or would know, as paths from the root; without git (an unpacked archive) it throws. */
export function projectFiles(...patterns: string[]): string[] {
  const text = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '--', ...patterns], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 << 20,
  });
  return text.split('\n').filter((line) => line !== '');
}

/** TypeScript sources of ours, the bad examples of the import law left out. */
export function sourceFiles(): string[] {
  return projectFiles('*.ts', '*.tsx').filter((file) => !file.includes('bad-examples/') && !file.endsWith('.d.ts'));
}
