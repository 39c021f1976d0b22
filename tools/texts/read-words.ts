import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync, Visitor } from 'oxc-parser';

/** The words in a source file that are no code: what may be a key of a text, or one put together. */
export interface Words {
  /** Strings as they stand, and names of properties. */
  readonly literals: ReadonlySet<string>;
  /** Strings with something put in between: `entry.${status}` gives ["entry.", ""]. */
  readonly puzzles: readonly (readonly string[])[];
}

/**
 * @param file path from `root`
 * @throws when the file cannot be parsed
 */
export function readWords(file: string, root: string): Words {
  const parsed = parseSync(file, readFileSync(join(root, file), 'utf8'));
  if (parsed.errors.length > 0) throw new Error(`${file}: ${parsed.errors[0]?.message ?? 'cannot be parsed'}`);
  const literals = new Set<string>();
  const puzzles: string[][] = [];
  new Visitor({
    Literal(node) {
      if (typeof node.value === 'string') literals.add(node.value);
    },
    Property(node) {
      if (node.key.type === 'Identifier') literals.add(node.key.name);
    },
    TemplateLiteral(node) {
      const parts = node.quasis.map(({ value }) => value.cooked ?? '');
      if (parts.length > 1) puzzles.push(parts);
      else literals.add(parts[0] ?? '');
    },
  }).visit(parsed.program);
  return { literals, puzzles };
}

/** Whether a key is what a puzzle gives with known words in its gaps; `${a}.${b}` could be anything, so it counts for nothing. */
export function solves(key: string, parts: readonly string[], isKnown: (word: string) => boolean): boolean {
  if (!parts.some((part) => /[a-z]/i.test(part))) return false;
  const escaped = parts.map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`));
  const found = new RegExp(`^${escaped.join('(.+)')}$`).exec(key);
  return found !== null && found.slice(1).every(isKnown);
}
