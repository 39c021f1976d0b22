import { expect, test } from 'vitest';
import { defaultFlags, flagNames, isFlagName } from './flags.ts';

test('there are 33 flags, each once', () => {
  expect(flagNames).toHaveLength(33);
  expect(new Set(flagNames).size).toBe(33);
  expect(isFlagName('pre_order')).toBe(true);
  expect(isFlagName('pre-order')).toBe(false);
});

test('by default the help centre is on, both maintenances and everything else are off', () => {
  const flags = defaultFlags();
  expect(Object.keys(flags)).toEqual([...flagNames]);
  expect(flagNames.filter((name) => flags[name])).toEqual(['helpcenter']);
});
