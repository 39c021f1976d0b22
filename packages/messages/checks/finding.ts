import type { LanguageTexts } from './texts-of-languages.ts';

/** A fault of a text, and what to do about it. */
export interface Finding {
  readonly file: string;
  /** Empty for a fault of the file. */
  readonly key: string;
  readonly text: string;
  readonly advice: string;
}

/** Checks a language; each finding has to be fixed, or allowed with a reason. */
export type Check = (own: LanguageTexts, english: LanguageTexts) => Finding[];

export function formatFinding({ file, key, text, advice }: Finding): string {
  const what = key === '' ? '' : ` "${key}": ${JSON.stringify(text)}`;
  return `${file}${what} – ${advice}`;
}

/** A check of each text by itself. */
export function eachText(adviceOn: (text: string, own: LanguageTexts, key: string) => string | undefined): Check {
  return (own) =>
    [...own.areas.values()].flatMap(({ file, texts }) =>
      Object.entries(texts).flatMap(([key, text]) => {
        const advice = adviceOn(text, own, key);
        return advice === undefined ? [] : [{ file, key, text, advice }];
      }),
    );
}
