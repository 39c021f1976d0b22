import { allChecks } from '../../packages/messages/checks/all-checks.ts';
import { placeOf, columnsFor } from '../../packages/messages/checks/check-lengths.ts';
import { columnsOf } from '../../packages/messages/checks/columns.ts';
import { expectedKeys, type ExpectedKey, numbersOf } from '../../packages/messages/checks/plural-forms.ts';
import type { LanguageTexts } from '../../packages/messages/checks/texts-of-languages.ts';
import { isRightToLeft, type Language, languageTag } from '../../packages/domain/src/countries/languages.ts';

/** A text as a reviewer sees it. */
export interface ReviewedText {
  readonly key: string;
  readonly english: string;
  readonly text: string;
  /** For a plural form: numbers that it is used for. */
  readonly numbers: readonly number[] | null;
  /** Whether the text may leave the number out. */
  readonly singleNumber: boolean;
  readonly place: string;
  readonly columns: number;
  readonly room: number;
  readonly findings: readonly string[];
  /** Since the requested git ref. */
  readonly changed: boolean;
  readonly englishChanged: boolean;
}

export interface Review {
  readonly language: Language;
  readonly tag: string;
  readonly name: string;
  readonly direction: 'ltr' | 'rtl';
  readonly since: string | null;
  readonly areas: readonly { readonly area: string; readonly texts: readonly ReviewedText[] }[];
  /** Markdown of docs/languages. */
  readonly glossary: string;
}

/** What a review is made from. */
export interface ReviewSources {
  readonly own: LanguageTexts;
  readonly english: LanguageTexts;
  /** The same at an earlier time, to find what changed. */
  readonly before: { readonly since: string; readonly own: LanguageTexts; readonly english: LanguageTexts } | null;
  readonly glossary: string;
}

export function reviewOf({ own, english, before, glossary }: ReviewSources): Review {
  const { language } = own;
  const tag = languageTag(language);
  const findings = Object.values(allChecks).flatMap((check) => check(own, english));
  const textIn = (texts: LanguageTexts | undefined, area: string, key: string) => texts?.areas.get(area)?.texts[key];
  const reviewed = (area: string, expected: ExpectedKey): ReviewedText => {
    const { key, base, form, singleNumber } = expected;
    const text = textIn(own, area, key) ?? '';
    const file = own.areas.get(area)?.file;
    const ofText = findings.filter((finding) => finding.file === file && finding.key === key);
    return {
      key,
      english: expected.english,
      text,
      numbers: form === null ? null : numbersOf(language, form).slice(0, 6),
      singleNumber,
      place: placeOf(area, base) ?? 'sentence',
      columns: columnsOf(text),
      room: columnsFor(area, base, expected.english),
      findings: ofText.map(({ advice }) => advice),
      changed: before !== null && (textIn(before.own, area, key) ?? '') !== text,
      englishChanged: before !== null && textIn(before.english, area, expected.source) !== expected.english,
    };
  };
  return {
    language,
    tag,
    name: new Intl.DisplayNames(['en'], { type: 'language' }).of(tag) ?? tag,
    direction: isRightToLeft(language) ? 'rtl' : 'ltr',
    since: before?.since ?? null,
    areas: [...english.areas].map(([area, { texts }]) => ({
      area,
      texts: expectedKeys(texts, language).map((expected) => reviewed(area, expected)),
    })),
    glossary,
  };
}
