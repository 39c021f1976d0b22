import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync, Visitor } from 'oxc-parser';

/** The strings and property names in a source file, which may be keys of texts or parts of keys. */
export interface Words {
  /** Whole strings, and names of properties. */
  readonly literals: ReadonlySet<string>;
  /** The fixed parts of template strings: `entry.${status}` gives ["entry.", ""]. */
  readonly templates: readonly (readonly string[])[];
}

/**
 * @param file path from `root`
 * @throws when the file cannot be parsed
 */
export function readWords(file: string, root: string): Words {
  const parsed = parseSync(file, readFileSync(join(root, file), 'utf8'));
  if (parsed.errors.length > 0) throw new Error(`${file}: ${parsed.errors[0]?.message ?? 'cannot be parsed'}`);
  const literals = new Set<string>();
  const templates: string[][] = [];
  new Visitor({
    Literal(node) {
      if (typeof node.value === 'string') literals.add(node.value);
    },
    Property(node) {
      if (node.key.type === 'Identifier') literals.add(node.key.name);
    },
    TemplateLiteral(node) {
      const parts = node.quasis.map(({ value }) => value.cooked ?? '');
      if (parts.length > 1) templates.push(parts);
      else literals.add(parts[0] ?? '');
    },
  }).visit(parsed.program);
  return { literals, templates };
}

/** Whether a template gives a key when known words fill its gaps. `${a}.${b}` could be any key, so it matches none. */
export function matchesTemplate(key: string, parts: readonly string[], isKnown: (word: string) => boolean): boolean {
  if (!parts.some((part) => /[a-z]/i.test(part))) return false;
  const escaped = parts.map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`));
  const found = new RegExp(`^${escaped.join('(.+)')}$`).exec(key);
  return found !== null && found.slice(1).every(isKnown);
}
