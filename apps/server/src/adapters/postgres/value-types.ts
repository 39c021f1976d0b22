import { types } from 'pg';
import type { CustomTypesConfig } from 'pg';

// The types of PostgreSQL (pg_type.oid) whose values the driver would return in an unwanted shape.
const INT8 = 20;
const INT8_ARRAY = 1016;
const NUMERIC_ARRAY = 1231;
const TIMESTAMPTZ = 1184;
const TIMESTAMPTZ_ARRAY = 1185;
const AS_TEXT = [1082 /* date */, 1114 /* timestamp */, 1186 /* interval */];
const AS_TEXT_ARRAY = [1182 /* date[] */, 1115 /* timestamp[] */, 1187 /* interval[] */];
const TEXT_ARRAY = 1009;

type Parser = (value: string) => unknown;

// The driver parses arrays, although its list of types does not contain them.
const parserOf = types.getTypeParser as (oid: number, format: 'text' | 'binary') => Parser;
const parseTextArray = parserOf(TEXT_ARRAY, 'text') as (value: string) => (string | null)[];

/** How values are read on both databases; sql-pool.ts describes the results. */
export const valueTypes: CustomTypesConfig = {
  getTypeParser: ((oid: number, format: 'text' | 'binary' = 'text') =>
    (format === 'text' ? parsers.get(oid) : undefined) ?? parserOf(oid, format)) as CustomTypesConfig['getTypeParser'],
};

const parsers: ReadonlyMap<number, Parser> = new Map<number, Parser>([
  [INT8, parseInteger],
  [INT8_ARRAY, (value) => parseTextArray(value).map((item) => (item === null ? null : parseInteger(item)))],
  [NUMERIC_ARRAY, parseTextArray],
  [TIMESTAMPTZ, parseInstant],
  [TIMESTAMPTZ_ARRAY, (value) => parseTextArray(value).map((item) => (item === null ? null : parseInstant(item)))],
  ...AS_TEXT.map((oid): [number, Parser] => [oid, (value) => value]),
  ...AS_TEXT_ARRAY.map((oid): [number, Parser] => [oid, parseTextArray]),
]);

function parseInteger(value: string): number | string {
  const number = Number(value);
  return Number.isSafeInteger(number) ? number : value;
}

/** Converts `2026-11-21 14:55:00.5+00` to `2026-11-21T14:55:00.500Z`; leaves infinity and years BC as PostgreSQL writes them. */
export function parseInstant(value: string): string {
  const parts = /^(\d{4}-\d\d-\d\d) (\d\d:\d\d:\d\d)(?:\.(\d+))?([+-]\d\d(?::\d\d)?(?::\d\d)?)$/.exec(value);
  if (parts === null) return value;
  const [, day, time, fraction = '', zone] = parts;
  const milliseconds = fraction.slice(0, 3).padEnd(3, '0');
  if (zone === '+00') return `${day}T${time}.${milliseconds}Z`;
  const offset = zone?.length === 3 ? `${zone}:00` : zone;
  const instant = new Date(`${day}T${time}.${milliseconds}${offset}`);
  return Number.isNaN(instant.getTime()) ? value : instant.toISOString();
}
