import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const features = join(import.meta.dirname, '../../src/features');

// A use case that compares kinds gives a new kind of caller the answer that is meant for another, without any warning. A capability or
// `byKind` does not compile without an answer for each kind (decision 055). The identity provider has its own kinds.
const comparison =
  /\.mode\b|\bmode [!=]==|\b(?:principal|caller|asker)\.kind\b|(?<!identity\.)\bkind [!=]== '(?:merchant|embedded|guest)'|'(?:CLASSIC|GODROID|GUEST)'/;

it('no use case compares the kind of its caller: each uses the capabilities of the domain', () => {
  const files = readdirSync(features, { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.ts') && !/\.test\.ts$|samples/.test(file),
  );
  expect(files.length).toBeGreaterThan(100);
  const comparing = files.flatMap((file) =>
    readFileSync(join(features, file), 'utf8')
      .split('\n')
      .flatMap((line, index) => (comparison.test(line) ? [`${file}:${index + 1} ${line.trim()}`] : [])),
  );
  expect(comparing).toEqual([]);
});

it.each([
  "if (principal.mode === 'GUEST') return null;",
  "return mode !== 'CLASSIC';",
  "principal.kind === 'guest' ? null : vendor",
  "if (kind === 'embedded') {",
])('a comparison is found: %s', (line) => {
  expect(line).toMatch(comparison);
});
