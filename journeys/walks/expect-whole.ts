import { AxeBuilder } from '@axe-core/playwright';
import type { Language } from '@riderbell/domain/countries/languages.ts';
import { englishTexts } from '@riderbell/messages/texts.ts';
import { expect, type Page } from '@playwright/test';
import { axeRules, expectSettled } from '../accessibility/audit.ts';
import { textsOf } from '../words.ts';
import { findLayoutFaults, readWords } from './layout-faults.ts';

const keys = new Set(Object.values(englishTexts).flatMap((area) => Object.keys(area)));

/** The sentences that are English in English alone: where one of them stands in another language, its own was missing. */
const english = new Map<Language, ReadonlySet<string>>();
function englishOnly(language: Language): ReadonlySet<string> {
  const known = english.get(language);
  if (known !== undefined) return known;
  const own = new Set(Object.keys(englishTexts).flatMap((area) => Object.values(textsOf(language, area))));
  const only = Object.values(englishTexts)
    .flatMap((area) => Object.values(area))
    .filter((text) => !text.includes('{{') && !own.has(text));
  const made = new Set(language === 'en' ? [] : only);
  english.set(language, made);
  return made;
}

/** The page as a reader of the language needs it: every word there and in that language, nothing cut off or overflowing. */
export async function expectWhole(page: Page, language: Language, state: string): Promise<void> {
  await expectSettled(page, state);
  await page.evaluate('document.fonts.ready.then(() => undefined)');
  const words = await page.evaluate<string[]>(readWords);
  const foreign = englishOnly(language);
  const missing = words.filter((word) => keys.has(word.replace(/_\w+$/, '')) && word.includes('.'));
  expect.soft(missing, `${state}: keys without a text`).toEqual([]);
  expect
    .soft(
      words.filter((word) => foreign.has(word)),
      `${state}: left in English`,
    )
    .toEqual([]);
  expect
    .soft(
      words.filter((word) => word.includes('{{')),
      `${state}: not filled in`,
    )
    .toEqual([]);
  expect.soft(await page.evaluate<string[]>(findLayoutFaults), `${state}: cut off or overflowing`).toEqual([]);
}

/** The same with the rules of accessibility; colours are those of every language and audited elsewhere. */
export async function expectWholeAndAccessible(page: Page, language: Language, state: string): Promise<void> {
  await expectWhole(page, language, state);
  const axe = new AxeBuilder({ page }).setLegacyMode().withTags(axeRules).disableRules('color-contrast');
  const { violations } = await axe.analyze();
  const told = violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id} at ${target.join(' ')}`));
  expect.soft(told, `${state}: accessibility`).toEqual([]);
}
