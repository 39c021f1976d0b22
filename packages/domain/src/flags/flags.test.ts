import { expect, test } from 'vitest';
import { defaultFlags, flagNames, isFlagName } from './flags.ts';

test('the flags are the 33 of the specification and one of ours, each once', () => {
  expect(flagNames).toHaveLength(34);
  expect(new Set(flagNames).size).toBe(34);
  expect(isFlagName('pre_order')).toBe(true);
  expect(isFlagName('pre-order')).toBe(false);
});

test('by default the help centre is on, both maintenances and everything else are off', () => {
  const flags = defaultFlags();
  expect(Object.keys(flags)).toEqual([...flagNames]);
  expect(flagNames.filter((name) => flags[name])).toEqual(['helpcenter']);
});
