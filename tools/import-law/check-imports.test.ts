import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root, sourceFiles } from '../project-files.ts';
import { breachesOf, unusedPermissions } from './check-imports.ts';
import { law, serverTests } from './law.ts';

const folder = 'tools/import-law/bad-examples';
const examples = readdirSync(join(root, folder)).map((name) => {
  const file = `${folder}/${name}`;
  const as = /^\/\/ as: (.+)$/m.exec(readFileSync(join(root, file), 'utf8'))?.[1];
  if (!as) throw new Error(`${file} does not say which place it stands for`);
  return { file, as };
});

describe('the import law', () => {
  it.each(examples)('refuses $file as $as', ({ file, as }) => {
    expect(breachesOf(file, root, as)).toHaveLength(1);
  });

  it('has a bad example for each rule', () => {
    const broken = examples.map(({ file, as }) => breachesOf(file, root, as)[0]?.message ?? '');
    for (const rule of [...law, serverTests]) {
      expect(
        broken.some((message) => message.startsWith(`${rule.folder} may not`)),
        rule.folder,
      ).toBe(true);
    }
  });

  it('names no outside package that its folder does without', () => {
    expect(unusedPermissions(sourceFiles(), root)).toEqual([]);
  });

  it('refuses a folder that no rule speaks of', () => {
    expect(breachesOf(`${folder}/domain.ts`, root, 'elsewhere/file.ts')[0]?.message).toMatch(/no rule/);
  });

  it('lets types through where it says types', () => {
    expect(breachesOf(`${folder}/messages.ts`, root, 'packages/messages/src/x.ts')).toHaveLength(1);
    expect(breachesOf('packages/contract/src/handler.ts', root)).toEqual([]);
  });
});
