import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { projectFiles, root } from '../project-files.ts';
import { anchorsOf, linksOf } from './markdown-links.ts';

const read = (file: string): string => readFileSync(join(root, file), 'utf8');
const records = projectFiles('docs/decisions/*.md').filter((file) => !file.endsWith('/README.md'));

function brokenLinksOf(file: string): string[] {
  return linksOf(read(file)).flatMap(({ line, path, heading }) => {
    const target = path === '' ? file : join(dirname(file), path);
    if (!existsSync(join(root, target))) return [`${file}:${line}: ${target} does not exist`];
    if (heading === null || anchorsOf(read(target)).has(heading)) return [];
    return [`${file}:${line}: ${target} has no heading #${heading}`];
  });
}

describe('links of documents', () => {
  it('are found outside code, without those to other sites', () => {
    const text = [
      'See [a](a.md#one) and [b](#two).',
      '[c](https://example.com)',
      '`[d](d.md)`',
      '```',
      '[e](e.md)',
      '```',
    ];
    expect(linksOf(text.join('\n'))).toEqual([
      { line: 1, path: 'a.md', heading: 'one' },
      { line: 1, path: '', heading: 'two' },
    ]);
  });

  it('use GitHub’s anchors for headings', () => {
    expect([...anchorsOf('# 4 States\n## POST /order, twice\n```\n# no heading\n```')]).toEqual([
      '4-states',
      'post-order-twice',
    ]);
  });

  it('lead to files and headings that exist', () => {
    expect(projectFiles('*.md').flatMap(brokenLinksOf)).toEqual([]);
  });
});

describe('decisions', () => {
  it('are at most 15 lines of at most 160 characters', () => {
    const long = records.filter((file) => {
      const lines = read(file).trimEnd().split('\n');
      return lines.length > 15 || lines.some((line) => line.length > 160);
    });
    expect(long).toEqual([]);
  });

  it('begin with their number and their date', () => {
    const odd = records.filter((file) => {
      const number = /\/(\d{3})-/.exec(file)?.[1] ?? 'a number';
      return !new RegExp(String.raw`^# ${number} .+\n\n20\d\d-\d\d-\d\d[,;\n]`).test(read(file));
    });
    expect(odd).toEqual([]);
  });
});

describe('code', () => {
  const sources = projectFiles('*.ts', '*.tsx', '*.css', '*.sql', '*.html', '*.md').filter(
    (file) => !file.startsWith('docs/style.md') && !file.startsWith('tools/documents/'),
  );
  const citations = (pattern: RegExp): { file: string; cited: string }[] =>
    sources.flatMap((file) => [...read(file).matchAll(pattern)].map(([, cited = '']) => ({ file, cited })));

  it('refers only to existing sections of docs/specification.md', () => {
    const sections = new Set([...read('docs/specification.md').matchAll(/^## (\d) /gm)].map(([, number]) => number));
    expect(sections.size).toBe(9);
    const cited = citations(/specification §(\d+)/gi);
    expect(cited.length).toBeGreaterThan(300);
    expect(cited.filter((one) => !sections.has(one.cited))).toEqual([]);
  });

  it('refers only to existing decisions', () => {
    const numbers = new Set(records.map((file) => /\/(\d{3})-/.exec(file)?.[1]));
    expect(citations(/decisions? (\d{3})/gi).filter(({ cited }) => !numbers.has(cited))).toEqual([]);
  });

  it('refers to decisions only by their number', () => {
    expect(citations(/(decisions: (?:The )?[A-Z]\w+|decisions\.md)/gi)).toEqual([]);
  });
});
