import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from '../project-files.ts';
import { countriesPage } from './countries-page.ts';

const page = countriesPage();

it('docs/countries.md is up to date (npm run countries:describe writes it)', () => {
  expect(readFileSync(join(root, 'docs/countries.md'), 'utf8')).toBe(page);
});

it('the page has a row for each country in each table', () => {
  for (const name of ['Thailand (TH)', 'Kazakhstan (KZ)', 'Hong Kong (HK)']) {
    expect(page.split('\n').filter((line) => line.startsWith(`| ${name} |`))).toHaveLength(5);
  }
});

it('the page shows the specification’s figures and marks the project’s defaults', () => {
  expect(page).toContain('| Malaysia (MY) | 4.75 | 0.50 | – | – | 10 km | 15 kg | 200 | 200 | – |');
  expect(page).toContain('| Pakistan (PK) | 65 | 10 | – | – | 4 to 5 km | 5 kg | 15,000\\* | – | – |');
  expect(page).toMatch(/\| Germany \(DE\) \| 4\.90\\\* \| 0\.90 \|/);
});

it('the page says that no order is refused for its item value', () => {
  expect(page).toContain('no order is refused for it');
  expect(page).not.toContain('nothing is carried');
});
