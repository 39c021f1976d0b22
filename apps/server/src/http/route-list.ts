import type { FastifyInstance } from 'fastify';

/** The routes of the server. */
export interface RouteList {
  /** By their paths, in which `:name` and `*` match anything. */
  readonly all: ReadonlyMap<string, { readonly methods: ReadonlySet<string> }>;
  /** The methods of a path; none for an unknown path. */
  methodsOf(path: string): readonly string[];
}

/** Records each route, so that a wrong method can be told from a wrong path. Call it before the routes are added. */
export function listRoutes(app: FastifyInstance): RouteList {
  const all = new Map<string, { pattern: RegExp; methods: Set<string> }>();
  app.addHook('onRoute', ({ url, method }) => {
    // The route of @fastify/cors for preflight requests of any path.
    if (url === '*') return;
    const route = all.get(url) ?? { pattern: patternOf(url), methods: new Set() };
    all.set(url, route);
    for (const one of [method].flat()) route.methods.add(one);
  });
  const methodsOf = (path: string): string[] => {
    // The last route matches every path.
    const found = [...all].filter(([url, { pattern }]) => url !== '/*' && pattern.test(path));
    return [...new Set(found.flatMap(([, { methods }]) => [...methods]))].sort();
  };
  return { all, methodsOf };
}

/** Fastify's limit: longer parameters match no route. */
const maxParameterLength = 100;

/** A route's path in Fastify's syntax: `:name` with or without a pattern, and `*` at the end. */
function patternOf(url: string): RegExp {
  const parts = url.split(/(:\w+(?:\([^)]*\))?|\*$)/);
  const source = parts.map((part) => {
    if (part === '*') return '.*';
    return part.startsWith(':')
      ? `[^/]{1,${maxParameterLength}}`
      : part.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`);
  });
  return new RegExp(`^${source.join('')}$`);
}
