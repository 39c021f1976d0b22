import type { Plugin, Rolldown } from 'vite';

/** What only checks and describes a call, or says how a courier system sends a file; the rest says where and how it is sent. */
const unused: ReadonlySet<string> = new Set(['summary', 'params', 'query', 'body', 'answer', 'errors', 'upload']);

/**
 * Leaves the schemas out of the calls of the built portal, and with them the schema library of every first view: 10 kB gzip. The
 * portal checks answers while it is developed and tested alone (`checkAnswers` of the api client). A schema that something
 * imports by its own name stays, as those of the live channel.
 */
export function leaveSchemasOut(): Plugin {
  return {
    name: 'riderbell:leave-schemas-out',
    apply: 'build',
    transform: {
      filter: { id: /\/packages\/contract\/src\/calls\/[^/]+\/[^/]+\.ts$/ },
      handler(code) {
        return { code: withoutSchemas(code, this.parse(code)), map: null };
      },
    },
  };
}

type Program = ReturnType<Rolldown.PluginContext['parse']>;

/** The module of a call as the browser needs it. */
export function withoutSchemas(code: string, { body }: Program): string {
  const values = body.flatMap((statement) => {
    const declaration = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
    if (declaration?.type !== 'VariableDeclaration') return [];
    return declaration.declarations.flatMap(({ init }) => (init?.type === 'CallExpression' ? [init] : []));
  });
  let written = code;
  for (const value of values.toReversed()) {
    const isCall = value.callee.type === 'Identifier' && value.callee.name === 'defineCall';
    const made = isCall ? sent(code, value) : forgettable(code.slice(value.start, value.end));
    written = written.slice(0, value.start) + made + written.slice(value.end);
  }
  return written;
}

type CallExpression = Extract<
  NonNullable<Extract<Program['body'][number], { type: 'ExpressionStatement' }>['expression']>,
  { type: 'CallExpression' }
>;

function sent(code: string, { arguments: [described] }: CallExpression): string {
  if (described?.type !== 'ObjectExpression') throw new Error('A call is described in braces: defineCall({ … }).');
  const kept = described.properties.filter(
    (property) => property.type !== 'Property' || property.key.type !== 'Identifier' || !unused.has(property.key.name),
  );
  return `({ ${kept.map(({ start, end }) => code.slice(start, end)).join(', ')} })`;
}

/** A schema is made of calls, which a bundler has to keep unless it is told that only their value counts. */
function forgettable(value: string): string {
  return `/* @__PURE__ */ (() => ${value})()`;
}
