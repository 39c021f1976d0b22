import { mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root, sourceFiles } from '../project-files.ts';
import { breachesOf, importCircles, unusedPermissions } from './check-imports.ts';
import { law, serverTests } from './law.ts';

const folder = 'tools/import-law/bad-examples';
const examples = readdirSync(join(root, folder)).map((name) => {
  const file = `${folder}/${name}`;
  const as = /^\/\/ as: (.+)$/m.exec(readFileSync(join(root, file), 'utf8'))?.[1];
  if (!as) throw new Error(`${file} has no line "// as: <path>"`);
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

  it('lists no package that its folder does not import', () => {
    expect(unusedPermissions(sourceFiles(), root)).toEqual([]);
  });

  it('refuses a folder without a rule', () => {
    expect(breachesOf(`${folder}/domain.ts`, root, 'elsewhere/file.ts')[0]?.message).toMatch(/no rule/);
  });

  it('accepts only type imports where it says "as types"', () => {
    expect(breachesOf(`${folder}/messages.ts`, root, 'packages/messages/src/x.ts')).toHaveLength(1);
    expect(breachesOf('packages/contract/src/handler.ts', root)).toEqual([]);
  });
});

describe('an import circle', () => {
  const circlesOf = (sources: Readonly<Record<string, string>>): string[][] => {
    const folder = mkdtempSync(join(tmpdir(), 'riderbell-circles-'));
    try {
      for (const [name, source] of Object.entries(sources)) writeFileSync(join(folder, name), source);
      return importCircles(Object.keys(sources), folder);
    } finally {
      rmSync(folder, { recursive: true });
    }
  };
  const end = { 'c.ts': 'export const c = 1;' };

  it.each([
    ['over imports at run time', "import { a } from './a.ts'; export const b = a;"],
    ['over a type import', "import type { A } from './a.ts'; export type B = A;"],
    ['over a lazy import', "export const b = () => import('./a.ts');"],
    ['over a re-export', "export { a } from './a.ts';"],
  ])('is reported when it leads %s', (_, back) => {
    const sources = { 'a.ts': "import './b.ts'; import './c.ts'; export const a = 1;", 'b.ts': back, ...end };
    expect(circlesOf(sources)).toEqual([['a.ts', 'b.ts']]);
  });

  it('is reported when a file imports itself', () => {
    expect(circlesOf({ 'a.ts': "import { a } from './a.ts'; export const b = a;" })).toEqual([['a.ts']]);
  });

  it('is not reported when two paths lead to one file', () => {
    const toC = "import './c.ts';";
    expect(circlesOf({ 'a.ts': `${toC} import './b.ts';`, 'b.ts': toC, ...end })).toEqual([]);
  });
});
