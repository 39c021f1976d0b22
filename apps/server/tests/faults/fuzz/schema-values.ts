import * as fc from 'fast-check';
import { type Json, oddNumber, oddText, oddValue } from './odd-values.ts';

/** The part of a JSON schema that the run reads. */
export interface JsonSchema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly const?: Json;
  readonly enum?: readonly Json[];
  readonly anyOf?: readonly JsonSchema[];
  readonly oneOf?: readonly JsonSchema[];
  readonly allOf?: readonly JsonSchema[];
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  readonly items?: JsonSchema | boolean;
  readonly format?: string;
  readonly pattern?: string;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
}

/** Values that exist on the server, by field name: with them a request passes its first checks. */
export type KnownValues = Readonly<Record<string, readonly Json[]>>;

const coin = (ofHundred: number): fc.Arbitrary<boolean> => fc.nat(99).map((drawn) => drawn < ofHundred);

/** Values that match the schema; about one field in 25 contains something else. */
export function valuesOf(schema: JsonSchema, known: KnownValues, name = ''): fc.Arbitrary<Json> {
  const fits = fittingValues(schema, known, name);
  const knownOfField = known[name];
  const good =
    knownOfField === undefined ? fits : fc.oneof({ arbitrary: fc.constantFrom(...knownOfField), weight: 4 }, fits);
  return fc.oneof({ arbitrary: good, weight: 24 }, { arbitrary: oddValue, weight: 1 });
}

function fittingValues(schema: JsonSchema, known: KnownValues, name: string): fc.Arbitrary<Json> {
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum !== undefined) return fc.constantFrom(...schema.enum);
  const [first, ...others] = [...(schema.anyOf ?? []), ...(schema.oneOf ?? [])].map((one) =>
    valuesOf(one, known, name),
  );
  if (first) return fc.oneof(first, ...others);
  const [type] = [schema.type ?? []].flat();
  if (type === 'object' || schema.properties) return objectsOf(schema, known);
  if (type === 'array') {
    const items = typeof schema.items === 'object' ? valuesOf(schema.items, known, name) : oddValue;
    return fc.array(items, { maxLength: 4 });
  }
  if (type === 'string') return textsOf(schema);
  if (type === 'integer' || type === 'number') return numbersOf(schema, type);
  return type === 'boolean' ? fc.boolean() : fc.constant(null);
}

function objectsOf({ properties = {}, required = [] }: JsonSchema, known: KnownValues): fc.Arbitrary<Json> {
  const fields = Object.entries(properties).map(([name, field]) =>
    fc
      .tuple(coin(required.includes(name) ? 96 : 60), valuesOf(field, known, name))
      .map(([given, value]): [string, Json][] => (given ? [[name, value]] : [])),
  );
  const extra = fc
    .tuple(coin(2), oddText, oddValue)
    .map(([given, name, value]): [string, Json][] => (given && name !== '__proto__' ? [[name, value]] : []));
  return fc.tuple(...fields, extra).map((all) => Object.fromEntries(all.flat()));
}

const usualInstants = fc
  .date({ min: new Date(0), max: new Date('2100-01-01'), noInvalidDate: true })
  .map((at) => at.toISOString());
/** Instants at the limits of clocks, calendars and databases. */
const edgeInstants = fc.constantFrom(
  '0000-01-01T00:00:00Z',
  '0001-01-01T00:00:00Z',
  '1969-12-31T23:59:59Z',
  '2100-12-31T23:59:59.999Z',
  '2101-01-01T00:00:00Z',
  '9999-12-31T23:59:59.999999999Z',
);
const instants = fc.oneof({ arbitrary: usualInstants, weight: 2 }, { arbitrary: edgeInstants, weight: 1 });

function textsOf({ format, pattern, minLength = 0, maxLength = 60 }: JsonSchema): fc.Arbitrary<string> {
  if (format === 'date-time') return instants;
  const longest = Math.max(minLength, Math.min(maxLength, 60));
  const words = fc.string({ unit: fc.constantFrom(...'abcxyz019-_ '), minLength, maxLength: longest });
  const fitting = pattern === undefined ? words : fc.stringMatching(new RegExp(pattern));
  return fc.oneof({ arbitrary: fitting, weight: 7 }, { arbitrary: oddText, weight: 1 });
}

function numbersOf({ minimum = -1000, maximum = 1_000_000 }: JsonSchema, type: string): fc.Arbitrary<number> {
  const min = Math.max(minimum, Number.MIN_SAFE_INTEGER);
  const max = Math.min(maximum, Number.MAX_SAFE_INTEGER);
  const fitting = type === 'integer' ? fc.integer({ min, max }) : fc.double({ min, max, noNaN: true });
  return fc.oneof({ arbitrary: fitting, weight: 4 }, { arbitrary: oddNumber, weight: 1 });
}
