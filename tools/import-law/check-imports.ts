import { law, serverTests, testsMayAlso, type Rule } from './law.ts';
import { isOwnFile, readImports, type Import } from './read-imports.ts';

export interface Breach {
  readonly file: string;
  readonly message: string;
}

interface Match {
  readonly rule: Rule;
  /** The part of the path that the rule's folder matched, its area filled in. */
  readonly self: string;
}

function pattern(text: string): RegExp {
  return new RegExp(`^${text.replaceAll(/[.*+?^$()|[\]\\]/g, String.raw`\$&`).replaceAll('{area}', '[^/]+')}`);
}

/** The rule of a file is the one whose folder says most about it. */
function ruleOf(file: string): Match | null {
  const matches: Match[] = [];
  for (const rule of [...law, serverTests]) {
    const self = pattern(rule.folder).exec(file)?.[0];
    if (self) matches.push({ rule, self });
  }
  matches.sort((a, b) => b.rule.folder.replace('{area}', '').length - a.rule.folder.replace('{area}', '').length);
  return matches[0] ?? null;
}

function allows(permission: string, imported: Import, self: string): boolean {
  const asTypes = permission.endsWith(' as types');
  if (asTypes && !imported.typeOnly) return false;
  const target = asTypes ? permission.slice(0, -' as types'.length) : permission;
  if (target === 'self') return imported.target.startsWith(self);
  if (target === 'package:' || target === 'node:') return imported.target.startsWith(target);
  if (target.startsWith('package:')) return imported.target === target || imported.target.startsWith(`${target}/`);
  return pattern(target).test(imported.target);
}

function isTest(file: string): boolean {
  return /\.(test|suite)\.tsx?$/.test(file);
}

/**
 * Breaches of the import law in one file.
 * @param file path from the root
 * @param as the path that the law shall see, for examples that stand elsewhere
 */
export function breachesOf(file: string, root: string, as: string = file): Breach[] {
  const match = ruleOf(as);
  if (!match) return [{ file, message: `no rule speaks of this folder: add one to tools/import-law/law.ts` }];
  const may = isTest(as) ? [...match.rule.may, ...testsMayAlso] : match.rule.may;
  return readImports(file, root)
    .filter((imported) => !may.some((permission) => allows(permission, imported, match.self)))
    .map((imported) => ({
      file,
      message: `${match.rule.folder} may not import ${imported.specifier}${imported.typeOnly ? ' (types)' : ''}. ${match.rule.instead}`,
    }));
}

/** Import circles at run time: each is given once, as the files on its way. */
export function importCircles(files: readonly string[], root: string): string[][] {
  const edges = new Map<string, string[]>();
  for (const file of files) {
    const targets = readImports(file, root).filter(
      (found) => !found.typeOnly && !found.lazy && isOwnFile(found.target, root),
    );
    edges.set(
      file,
      targets.map((found) => found.target),
    );
  }
  const circles: string[][] = [];
  const done = new Set<string>();
  const visit = (file: string, path: string[]): void => {
    const start = path.indexOf(file);
    if (start >= 0) {
      circles.push([...path.slice(start), file]);
      return;
    }
    if (done.has(file)) return;
    for (const next of edges.get(file) ?? []) visit(next, [...path, file]);
    done.add(file);
  };
  for (const file of edges.keys()) visit(file, []);
  return circles;
}
