import { law, serverTests, testsMayAlso, type Rule } from './law.ts';
import { isOwnFile, readImports, type Import } from './read-imports.ts';

export interface Breach {
  readonly file: string;
  readonly message: string;
}

interface Match {
  readonly rule: Rule;
  /** The part of the path that matches the rule's folder, with the area's name. */
  readonly self: string;
}

function pattern(text: string): RegExp {
  return new RegExp(`^${text.replaceAll(/[.*+?^$()|[\]\\]/g, String.raw`\$&`).replaceAll('{area}', '[^/]+')}`);
}

/** The rule of a file is the one with the most specific folder. */
function ruleOf(file: string): Match | null {
  const matches: Match[] = [];
  for (const rule of [...law, serverTests]) {
    const self = pattern(rule.folder).exec(file)?.[0];
    if (self) matches.push({ rule, self });
  }
  matches.sort((a, b) => b.rule.folder.replace('{area}', '').length - a.rule.folder.replace('{area}', '').length);
  return matches[0] ?? null;
}

/** What the rule allows in its folder and in the matched area. */
function mayOf({ rule, self }: Match): readonly string[] {
  const [before = '', after = ''] = rule.folder.split('{area}');
  const area = self.slice(before.length, self.length - after.length);
  return [...rule.may, ...(rule.ofArea?.[area] ?? [])];
}

function allows(permission: string, imported: Import, self: string): boolean {
  const asTypes = permission.endsWith(' as types');
  if (asTypes && !imported.isTypeOnly) return false;
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
 * @param as the path that the law applies to, for examples that are in another folder
 */
export function breachesOf(file: string, root: string, as: string = file): Breach[] {
  const match = ruleOf(as);
  if (!match) return [{ file, message: `no rule applies to this folder: add one to tools/import-law/law.ts` }];
  const may = [...mayOf(match), ...(isTest(as) ? testsMayAlso : [])];
  return readImports(file, root)
    .filter((imported) => !may.some((permission) => allows(permission, imported, match.self)))
    .map((imported) => ({
      file,
      message: `${match.rule.folder} may not import ${imported.specifier}${imported.isTypeOnly ? ' (types)' : ''}. ${match.rule.instead}`,
    }));
}

/** Packages that the law allows in a folder where no file imports them. */
export function unusedPermissions(files: readonly string[], root: string): string[] {
  const used = new Map<Rule, Set<string>>();
  for (const file of files) {
    const match = ruleOf(file);
    if (!match) continue;
    const targets = readImports(file, root).map((imported) => imported.target);
    used.set(match.rule, new Set([...(used.get(match.rule) ?? []), ...targets]));
  }
  return law.flatMap((rule) => {
    const packagePermissions = [...rule.may, ...Object.values(rule.ofArea ?? {}).flat()];
    const targets = [...(used.get(rule) ?? [])];
    return packagePermissions
      .filter((permission) => /^package:./.test(permission))
      .filter((permission) => !targets.some((target) => target === permission || target.startsWith(`${permission}/`)))
      .map((permission) => `${rule.folder} ${permission}`);
  });
}

/**
 * Import circles, including type-only and lazy imports: files that import each other cannot be read, moved or tested
 * separately. Each circle is returned once, as its files in alphabetical order.
 */
export function importCircles(files: readonly string[], root: string): string[][] {
  const edges = new Map(
    files.map((file) => [
      file,
      readImports(file, root)
        .map((found) => found.target)
        .filter((target) => isOwnFile(target, root)),
    ]),
  );
  return componentsOf(edges);
}

/** The strongly connected components of more than one file, and files that import themselves (Tarjan's algorithm). */
function componentsOf(edges: ReadonlyMap<string, readonly string[]>): string[][] {
  const components: string[][] = [];
  const order = new Map<string, number>();
  const lowest = new Map<string, number>();
  const stack: string[] = [];
  const visit = (file: string): number => {
    const at = order.size;
    order.set(file, at);
    lowest.set(file, at);
    stack.push(file);
    for (const next of edges.get(file) ?? []) {
      const reached = order.has(next) ? (stack.includes(next) ? (order.get(next) ?? at) : at) : visit(next);
      lowest.set(file, Math.min(lowest.get(file) ?? at, reached));
    }
    const low = lowest.get(file) ?? at;
    if (low === at) {
      const component = stack.splice(stack.indexOf(file));
      if (component.length > 1 || edges.get(file)?.includes(file)) components.push(component.toSorted());
    }
    return low;
  };
  for (const file of edges.keys()) if (!order.has(file)) visit(file);
  return components;
}
