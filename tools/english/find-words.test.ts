import { describe, expect, it } from 'vitest';
import { countWord, findWords } from './find-words.ts';
import type { Piece } from './read-english.ts';
import { wordRules } from './word-rules.ts';

const comment = (text: string): Piece => ({ kind: 'comment', line: 10, text });
const pieceOf = (example: string): Piece => ({ ...comment(example), kind: /\s/.test(example) ? 'comment' : 'name' });

describe('findWords', () => {
  it.each(wordRules.flatMap(({ name, bad }) => bad.map((example) => ({ name, example }))))(
    'refuses "$example" as $name',
    ({ name, example }) => {
      expect(findWords(pieceOf(example), 'a.ts').map(({ rule }) => rule)).toContain(name);
    },
  );

  it.each(wordRules.flatMap(({ name, good }) => good.map((example) => ({ name, example }))))(
    'accepts "$example" beside the rule for $name',
    ({ example }) => {
      expect(findWords(pieceOf(example), 'a.ts')).toEqual([]);
    },
  );

  it('returns the line of a finding inside a long comment', () => {
    expect(findWords(comment('First line.\nSecond line.\nNobody asks.'), 'a.ts')[0]?.line).toBe(12);
  });

  it('splits a file path into words', () => {
    const refused = findWords({ kind: 'file name', line: 1, text: 'features/doubled/tell-of-texts.ts' }, 'a.ts');
    expect(refused.map(({ rule }) => rule)).toEqual(['told of', 'doubled']);
  });

  it('accepts an allowed use only in its own folder and reports that the entry was used', () => {
    const use = { in: 'simulators/', words: 'nobody’s parcel', reason: 'a name of the specification' };
    const used: string[] = [];
    const read = (file: string) => findWords(comment('It is nobody’s\nparcel.'), file, [use], () => used.push(file));
    expect(read('simulators/a.ts')).toEqual([]);
    expect(read('apps/a.ts')).toHaveLength(1);
    expect(used).toEqual(['simulators/a.ts']);
  });

  it('accepts an allowed name only as a whole', () => {
    const use = { in: '', words: 'kept', reason: 'a field of the API' };
    const read = (text: string) => findWords({ kind: 'name', line: 1, text }, 'a.ts', [use]);
    expect(read('kept')).toEqual([]);
    expect(read('mostKept')).toHaveLength(1);
  });
});

describe('countWord', () => {
  it('counts every occurrence of a word', () => {
    expect(countWord('Nobody asks, and nobody’s parcel waits.', /\bnobody\b/)).toBe(2);
  });
});
