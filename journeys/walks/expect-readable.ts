import { AxeBuilder } from '@axe-core/playwright';
import type { Language } from '@riderbell/domain/countries/languages.ts';
import { englishTexts } from '@riderbell/messages/texts.ts';
import { expect, type Page } from '@playwright/test';
import { axeRules, expectSettled } from '../accessibility/audit.ts';
import { textsOf } from '../words.ts';
import { findLayoutFaults, readWords } from './layout-faults.ts';

const keys = new Set(Object.values(englishTexts).flatMap((area) => Object.keys(area)));

/** The English texts that the language does not have itself: on its pages they are missing translations. */
const english = new Map<Language, ReadonlySet<string>>();
function englishOnly(language: Language): ReadonlySet<string> {
  const known = english.get(language);
  if (known !== undefined) return known;
  const translated = new Set(Object.keys(englishTexts).flatMap((area) => Object.values(textsOf(language, area))));
  const untranslated = Object.values(englishTexts)
    .flatMap((area) => Object.values(area))
    .filter((text) => !text.includes('{{') && !translated.has(text));
  const texts = new Set(language === 'en' ? [] : untranslated);
  english.set(language, texts);
  return texts;
}

/** Expects every text to exist in the language, with its values, and nothing to be cut off or to overflow. */
export async function expectReadable(page: Page, language: Language, state: string): Promise<void> {
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

/** Also checks the accessibility rules, except those about colours, which other journeys check. */
export async function expectReadableAndAccessible(page: Page, language: Language, state: string): Promise<void> {
  await expectReadable(page, language, state);
  const axe = new AxeBuilder({ page }).setLegacyMode().withTags(axeRules).disableRules('color-contrast');
  const { violations } = await axe.analyze();
  const faults = violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id} at ${target.join(' ')}`));
  expect.soft(faults, `${state}: accessibility`).toEqual([]);
}
