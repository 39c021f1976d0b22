export type Params = Readonly<Record<string, string>>;

/**
 * What an address gives for the names of a pattern (`/history/:vendorID?`); null is another address. `*` is every address. Upper
 * and lower case are the same in the fixed parts, and a slash at the end says nothing.
 */
export function matchPath(pattern: string, pathname: string): Params | null {
  if (pattern === '*') return {};
  const wanted = partsOf(pattern);
  const given = partsOf(pathname);
  if (given.length > wanted.length) return null;
  const params: Record<string, string> = {};
  for (const [index, part] of wanted.entries()) {
    const value = given[index];
    const [, name, isOptional] = /^:(\w+)(\?)?$/.exec(part) ?? [];
    if (value === undefined) {
      if (isOptional === undefined) return null;
    } else if (name === undefined) {
      if (value.toLowerCase() !== part.toLowerCase()) return null;
    } else if (value === '') return null;
    else params[name] = value;
  }
  return params;
}

function partsOf(path: string): string[] {
  const parts = path.replace(/\/+$/, '').split('/').slice(1);
  return parts.map(decoded);
}

/** What somebody typed may be no encoding at all; it then means itself. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
