import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const features = join(import.meta.dirname, '../../src/features');

// A use case that compares kinds answers a new kind of caller with what was meant for another, and nothing says so. A capability
// or `byKind` does not compile without an answer for each (decision 055). The identity has kinds of its own.
const comparison =
  /\.mode\b|\bmode [!=]==|\b(?:principal|caller|asker)\.kind\b|(?<!identity\.)\bkind [!=]== '(?:merchant|embedded|guest)'|'(?:CLASSIC|GODROID|GUEST)'/;

it('no use case asks for the kind of its caller: it asks the capabilities of the domain', () => {
  const files = readdirSync(features, { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.ts') && !/\.test\.ts$|samples/.test(file),
  );
  expect(files.length).toBeGreaterThan(100);
  const asking = files.flatMap((file) =>
    readFileSync(join(features, file), 'utf8')
      .split('\n')
      .flatMap((line, index) => (comparison.test(line) ? [`${file}:${index + 1} ${line.trim()}`] : [])),
  );
  expect(asking).toEqual([]);
});

it.each([
  "if (principal.mode === 'GUEST') return null;",
  "return mode !== 'CLASSIC';",
  "principal.kind === 'guest' ? null : vendor",
  "if (kind === 'embedded') {",
])('and is found when it does: %s', (line) => {
  expect(line).toMatch(comparison);
});
