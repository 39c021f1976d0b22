import { describe, expect, it } from 'vitest';
import { type PieceKind, readEnglish } from './read-english.ts';

function textsOf(kind: PieceKind, source: string, file = 'a.ts'): string[] {
  return readEnglish(file, source)
    .pieces.filter((piece) => piece.kind === kind)
    .map(({ text }) => text.trim());
}

describe('readEnglish', () => {
  it('joins consecutive line comments into one text', () => {
    const source = '// The courier is told\n// of the change.\nconst a = 1; // beside it\n';
    expect(textsOf('comment', source)).toEqual(['The courier is told\n of the change.', 'beside it']);
  });

  it('strips the stars and the inline code from a block comment', () => {
    expect(textsOf('comment', '/**\n * Returns `nobody`.\n */\nconst a = 1;')).toEqual(['Returns ········.']);
  });

  it('finds the titles of describe, it, test and it.each', () => {
    const source = "describe('orders', () => { it.each([1])('takes %i', () => {}); test(`is ${x} long`, () => {}); });";
    expect(textsOf('title', source)).toEqual(['orders', 'takes %i', 'is … long']);
  });

  it('finds the messages of errors, of the console and of a logger', () => {
    expect(textsOf('message', "console.log('started'); log.warn({ id }, 'late'); throw new TypeError('bad');")).toEqual(
      ['started', 'late', 'bad'],
    );
  });

  it('finds the names that a file declares and skips those that it only uses', () => {
    const source = `
      import { used } from 'used';
      const { taken, from: renamed } = used, [first] = taken;
      function call(param = 1, ...rest: string[]) {}
      class Store { field = 1; method() {} }
      interface Shape { readonly member: string; sign(): void }
      type Alias = string;
    `;
    expect(textsOf('name', source)).toEqual(
      expect.arrayContaining(['renamed', 'first', 'call', 'param', 'rest', 'Store', 'field', 'method', 'Shape']),
    );
    expect(textsOf('name', source)).toEqual(expect.arrayContaining(['member', 'sign', 'Alias']));
    expect(textsOf('name', source)).not.toEqual(expect.arrayContaining(['taken']));
    expect(textsOf('name', source)).not.toEqual(expect.arrayContaining(['used']));
  });

  it('skips the code and the link targets of a Markdown document', () => {
    const source = 'Read `nobody` in [here](nobody.md).\n```\nnobody\n```\nEnd.\n';
    expect(textsOf('document', source, 'a.md').join('')).not.toContain('nobody');
  });

  it('finds the comments of a style sheet', () => {
    expect(textsOf('comment', '.a { color: red; }\n/* The row\n * is wide. */', 'a.css')).toEqual([
      'The row\n  is wide.',
    ]);
  });

  it('counts a line with two comments once', () => {
    expect(readEnglish('a.ts', '/* one */ /* two */\n/*\nthree\n*/\nconst a = 1;\n').commentLines).toBe(4);
  });

  it('throws an error with the file name when the source cannot be parsed', () => {
    expect(() => readEnglish('a.ts', 'const =')).toThrow('a.ts');
  });
});
