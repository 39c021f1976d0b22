import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const source = path.join(import.meta.dirname, '../src');
const texts = path.join(import.meta.dirname, '../../../packages/messages/src/en');
const code = globSync('**/*.{ts,tsx}', { cwd: source })
  .map((file) => readFileSync(path.join(source, file), 'utf8'))
  .join('\n');

/** Areas whose keys are written out where they are used; `errors` follow the wire, the others put some of theirs together. */
const areas = [
  'analytics',
  'help',
  'common',
  'delivery-receipt',
  'navigation',
  'landing',
  'link-settings',
  'accounts',
  'maintenance',
  'previews',
  'public-tracking',
  'site',
  'terms',
  'welcome',
];

/** Whether some screen writes the key's beginning and puts a name behind it: `fleet.${name}`. */
function isPutTogether(key: string): boolean {
  const parts = key.split('.');
  return parts.some((_, index) => index > 0 && code.includes(`\`${parts.slice(0, index).join('.')}.\${`));
}

it.each(areas)('no text of %s is kept that no screen says', (area) => {
  const file = JSON.parse(readFileSync(path.join(texts, `${area}.json`), 'utf8')) as Record<string, string>;
  const keys = Object.keys(file).map((key) => key.replace(/_(one|other)$/, ''));
  expect(keys.filter((key) => !code.includes(`'${key}'`) && !isPutTogether(key))).toEqual([]);
});
