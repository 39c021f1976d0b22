import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';

/** Whether this is the second time that a journey of this name runs in the folder of the test. */
function hasRunBefore(name: string): boolean {
  const mark = join(process.env['EXAMPLES_FOLDER'] ?? '', `${name}.ran`);
  const before = existsSync(mark);
  writeFileSync(mark, '');
  return before;
}

test('steady', () => {
  expect(hasRunBefore('steady')).toBe(false);
});

for (const name of ['flaky one', 'flaky two', 'flaky three']) {
  test(name, () => {
    expect(hasRunBefore(name)).toBe(true);
  });
}

test('broken', () => {
  expect(hasRunBefore('broken')).toBe(null);
});
