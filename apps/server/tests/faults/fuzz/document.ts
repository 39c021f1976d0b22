import type { JsonSchema } from './schema-values.ts';

/** The part of `/openapi.json` that the fuzz run reads. */
export interface Parameter {
  readonly name: string;
  readonly in: 'path' | 'query' | 'header';
  readonly required?: boolean;
  readonly schema: JsonSchema;
}

export interface Operation {
  readonly id: string;
  readonly method: string;
  /** With `{name}` for each path parameter. */
  readonly path: string;
  readonly parameters: readonly Parameter[];
  /** The content type and schema of the body; null for a call without one. */
  readonly body: { readonly type: string; readonly schema: JsonSchema } | null;
  /** The schema of each described answer, by its status; null for an answer without a body. */
  readonly answers: ReadonlyMap<number, JsonSchema | null>;
  /** The names of its security schemes. */
  readonly security: readonly string[];
}

interface Described {
  readonly paths: Readonly<Record<string, Readonly<Record<string, DescribedOperation>>>>;
  readonly components?: { readonly schemas?: Readonly<Record<string, JsonSchema>> };
}

interface DescribedOperation {
  readonly operationId: string;
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: JsonSchema }>> };
  readonly responses: Readonly<
    Record<string, { readonly content?: Readonly<Record<string, { readonly schema: JsonSchema }>> }>
  >;
  readonly security?: readonly Readonly<Record<string, unknown>>[];
}

/** Returns every call in the server's description, with resolved references. */
export async function readDocument(address: string): Promise<Operation[]> {
  const document = (await (await fetch(new URL('/openapi.json', address))).json()) as Described;
  const shapes = document.components?.schemas ?? {};
  return Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, described]) => operationOf(path, method, described, shapes)),
  );
}

function operationOf(
  path: string,
  method: string,
  { operationId, parameters = [], requestBody, responses, security = [] }: DescribedOperation,
  shapes: Readonly<Record<string, JsonSchema>>,
): Operation {
  const [body] = Object.entries(requestBody?.content ?? {});
  return {
    id: operationId,
    method: method.toUpperCase(),
    path,
    parameters,
    body: body ? { type: body[0], schema: resolved(body[1].schema, shapes) as JsonSchema } : null,
    answers: new Map(
      Object.entries(responses).map(([status, { content }]) => {
        const schema = content?.['application/json']?.schema;
        return [Number(status), schema ? (resolved(schema, shapes) as JsonSchema) : null];
      }),
    ),
    security: security.flatMap((one) => Object.keys(one)),
  };
}

/** Replaces the references of a schema by the shapes; no shape refers to itself. */
function resolved(part: unknown, shapes: Readonly<Record<string, JsonSchema>>): unknown {
  if (Array.isArray(part)) return part.map((one) => resolved(one, shapes));
  if (typeof part !== 'object' || part === null) return part;
  if ('$ref' in part && typeof part.$ref === 'string') {
    return resolved(shapes[part.$ref.split('/').at(-1) ?? ''] ?? {}, shapes);
  }
  return Object.fromEntries(Object.entries(part).map(([name, one]) => [name, resolved(one, shapes)]));
}
