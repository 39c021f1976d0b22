import type { AllowedUse } from './allowed-uses.ts';
import type { Piece } from './read-english.ts';
import { wordRules } from './word-rules.ts';

export interface Finding {
  readonly line: number;
  readonly rule: string;
  readonly words: string;
  readonly instead: string;
}

const compiled = wordRules.map((rule) => ({
  ...rule,
  prose: rule.prose && compile(rule.prose),
  names: rule.names && compile(rule.names),
}));

/** Finds refused words in a piece of English. Allowed uses are not returned but reported to `onAllowed`. */
export function findWords(
  { kind, line, text }: Piece,
  file: string,
  allowed: readonly AllowedUse[] = [],
  onAllowed: (use: AllowedUse) => void = () => undefined,
): Finding[] {
  const isName = kind === 'name' || kind === 'file name';
  let read = text;
  for (const use of allowed) {
    if (!file.startsWith(use.in)) continue;
    const pattern = compile(new RegExp(isName ? `^${escapeRegExp(use.words)}$` : escapeRegExp(use.words), 'u'));
    read = read.replaceAll(pattern, (found) => {
      onAllowed(use);
      return found.replaceAll(/[^\s]/g, '·');
    });
  }
  if (isName) read = wordsOf(read);
  return compiled.flatMap(({ name, prose, names, instead }) => {
    const pattern = isName ? names : prose;
    if (pattern === undefined) return [];
    return [...read.matchAll(pattern)].map((found) => ({
      line: line + read.slice(0, found.index).split('\n').length - 1,
      rule: name,
      words: isName ? text : found[0].replaceAll(/\s+/g, ' '),
      instead,
    }));
  });
}

/** How often a word occurs in a text, for the figures. */
export function countWord(text: string, word: RegExp): number {
  return [...text.matchAll(compile(word))].length;
}

/** `orderRows` and `order-rows.ts` as "order rows"; the segments of a path are separated by slashes. */
function wordsOf(name: string): string {
  return name
    .replaceAll(/(?:\.(?:test|suite|journey|module))?\.[a-z]+$/g, '')
    .replaceAll(/(?<=[a-z\d])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])|[_\-$.]/g, ' ')
    .replaceAll('/', ' / ')
    .toLowerCase();
}

function compile(pattern: RegExp): RegExp {
  return new RegExp(pattern.source.replaceAll(/(?<!\[\^?) (?!\])/g, String.raw`\s+`), 'giu');
}

function escapeRegExp(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
}
