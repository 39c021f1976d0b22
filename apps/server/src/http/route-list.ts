import type { FastifyInstance } from 'fastify';

/** The routes of the server. */
export interface RouteList {
  /** By their paths, in which `:name` and `*` hold anything. */
  readonly all: ReadonlyMap<string, { readonly methods: ReadonlySet<string> }>;
  /** By which methods a path may be asked for; none where there is no such path. */
  methodsOf(path: string): readonly string[];
}

/** Remembers each route as it is added, so that a wrong method can be told from a wrong path. Call before the routes are added. */
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
    // The last takes every path, and so says nothing of any.
    const found = [...all].filter(([url, { pattern }]) => url !== '/*' && pattern.test(path));
    return [...new Set(found.flatMap(([, { methods }]) => [...methods]))].sort();
  };
  return { all, methodsOf };
}

/** Fastify's own bound: a longer one leads nowhere. */
const longestParameter = 100;

/** A path of a route as Fastify writes it: `:name` with or without a form, and `*` at the end. */
function patternOf(url: string): RegExp {
  const parts = url.split(/(:\w+(?:\([^)]*\))?|\*$)/);
  const source = parts.map((part) => {
    if (part === '*') return '.*';
    return part.startsWith(':')
      ? `[^/]{1,${longestParameter}}`
      : part.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`);
  });
  return new RegExp(`^${source.join('')}$`);
}
