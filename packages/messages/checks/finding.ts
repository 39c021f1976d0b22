import type { LanguageTexts } from './texts-of-languages.ts';

/** Something that is wrong with a text, and what to do about it. */
export interface Finding {
  readonly file: string;
  /** Empty when it concerns the file. */
  readonly key: string;
  readonly text: string;
  readonly advice: string;
}

/** Looks through a language; what it finds is to be mended, or allowed with a reason. */
export type Check = (own: LanguageTexts, english: LanguageTexts) => Finding[];

export function told({ file, key, text, advice }: Finding): string {
  const what = key === '' ? '' : ` "${key}": ${JSON.stringify(text)}`;
  return `${file}${what} – ${advice}`;
}

/** A check that looks at one text after the other. */
export function eachText(adviceOn: (text: string, own: LanguageTexts, key: string) => string | undefined): Check {
  return (own) =>
    [...own.areas.values()].flatMap(({ file, texts }) =>
      Object.entries(texts).flatMap(([key, text]) => {
        const advice = adviceOn(text, own, key);
        return advice === undefined ? [] : [{ file, key, text, advice }];
      }),
    );
}
