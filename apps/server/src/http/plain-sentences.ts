import type { $ZodErrorMap, $ZodRawIssue } from 'zod/v4/core';

/**
 * Describes what is wrong with a field, for the developer of the request. Each text follows the name of the field: "latitude must be a
 * number". Formats have their own texts in the contract.
 */
export const plainSentence: $ZodErrorMap = (issue) => sentenceOf(issue);

const kinds: Readonly<Record<string, string>> = {
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  object: 'an object',
  record: 'an object',
  array: 'a list',
};

function sentenceOf(issue: $ZodRawIssue): string {
  if (issue.code === 'invalid_type') {
    return issue.input === undefined ? 'is missing' : `must be ${kinds[issue.expected] ?? 'another kind of value'}`;
  }
  if (issue.code === 'invalid_value') {
    return issue.input === undefined ? 'is missing' : `must be ${eitherOf(issue.values.map(String))}`;
  }
  if (issue.code === 'too_big') return `must ${sizeOf(issue, 'at most', Number(issue.maximum))}`;
  if (issue.code === 'too_small') {
    const minimum = Number(issue.minimum);
    return isCounted(issue.origin) && minimum === 1
      ? 'must not be empty'
      : `must ${sizeOf(issue, 'at least', minimum)}`;
  }
  return 'does not have the described form';
}

function eitherOf(values: readonly string[]): string {
  return values.length === 1 ? (values[0] ?? '') : `one of ${values.join(', ')}`;
}

const units: Readonly<Record<string, string>> = { string: 'characters', array: 'entries' };

function isCounted(origin: string): boolean {
  return units[origin] !== undefined;
}

function sizeOf(
  { origin, exact }: { readonly origin: string; readonly exact?: boolean | undefined },
  bound: string,
  limit: number,
): string {
  const many = exact === true ? `exactly ${limit}` : `${bound} ${limit}`;
  const unit = units[origin];
  return unit === undefined ? `be ${many}` : `have ${many} ${unit}`;
}
