import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';

/** Whether a journey of this name has run before in the test's folder. */
function hasRunBefore(name: string): boolean {
  const mark = join(process.env['EXAMPLES_FOLDER'] ?? '', `${name}.ran`);
  const hasMark = existsSync(mark);
  writeFileSync(mark, '');
  return hasMark;
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
