import type { Plugin, Rolldown } from 'vite';

/** The properties of a call that the browser does not need: schemas, descriptions, and how courier systems upload files. */
const unused: ReadonlySet<string> = new Set(['summary', 'params', 'query', 'body', 'answer', 'errors', 'upload']);

/**
 * Removes the schemas from the calls of the built portal, and with them the schema library, 10 kB gzip of every first view. The
 * portal checks answers only in development and tests (`checkAnswers` of the API client). A schema that other code
 * imports by name stays, for example those of the live channel.
 */
export function stripSchemas(): Plugin {
  return {
    name: 'riderbell:strip-schemas',
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

/** The module of a call without its schemas. */
export function withoutSchemas(code: string, { body }: Program): string {
  const values = body.flatMap((statement) => {
    const declaration = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
    if (declaration?.type !== 'VariableDeclaration') return [];
    return declaration.declarations.flatMap(({ init }) => (init?.type === 'CallExpression' ? [init] : []));
  });
  let result = code;
  for (const value of values.toReversed()) {
    const isCall = value.callee.type === 'Identifier' && value.callee.name === 'defineCall';
    const replacement = isCall ? withoutUnused(code, value) : markPure(code.slice(value.start, value.end));
    result = result.slice(0, value.start) + replacement + result.slice(value.end);
  }
  return result;
}

type CallExpression = Extract<
  NonNullable<Extract<Program['body'][number], { type: 'ExpressionStatement' }>['expression']>,
  { type: 'CallExpression' }
>;

function withoutUnused(code: string, { arguments: [described] }: CallExpression): string {
  if (described?.type !== 'ObjectExpression') throw new Error('defineCall needs an object literal: defineCall({ … }).');
  const properties = described.properties.filter(
    (property) => property.type !== 'Property' || property.key.type !== 'Identifier' || !unused.has(property.key.name),
  );
  return `({ ${properties.map(({ start, end }) => code.slice(start, end)).join(', ')} })`;
}

/** Marks a schema as pure: it consists of function calls, which a bundler must otherwise keep. */
function markPure(value: string): string {
  return `/* @__PURE__ */ (() => ${value})()`;
}
