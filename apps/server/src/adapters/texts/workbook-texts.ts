import { type BulkColumn, bulkColumns } from '@riderbell/domain/bulk-orders/bulk-columns.ts';
import { type Language, languages } from '@riderbell/domain/countries/languages.ts';
import {
  type HeadingWord,
  type ResultColumn,
  resultColumns,
  type WorkbookTexts,
  type WorkbookWords,
} from '../../features/bulk-orders/workbook-ports.ts';
import type { AreaTexts } from './area-texts.ts';

/**
 * The words of workbooks of bulk orders. A text that the language does not have is in English.
 * @param areas `sheets` is the area bulk-sheets; `orders` has the names of the payment methods
 */
export function workbookTexts(areas: { readonly sheets: AreaTexts; readonly orders: AreaTexts }): WorkbookTexts {
  const wordsOf = async (area: AreaTexts, language: Language) => {
    const [own, english] = await Promise.all([area.in(language), area.in('en')]);
    return (key: string): string | undefined => own[key] ?? english[key];
  };
  return {
    async in(language) {
      const [sheets, orders] = await Promise.all([wordsOf(areas.sheets, language), wordsOf(areas.orders, language)]);
      return wordsFrom(
        (key) => sheets(key) ?? '',
        (code) => orders(`payment.method.${code}`) ?? null,
      );
    },
    async headingWords() {
      const words = languages.map(async (language) => headingWordsFrom(await areas.sheets.in(language)));
      return (await Promise.all(words)).flat();
    },
  };
}

function wordsFrom(text: (key: string) => string, paymentMethod: WorkbookWords['paymentMethod']): WorkbookWords {
  return {
    sheetName: text('sheet.name'),
    guide: {
      name: text('guide.name'),
      headings: [text('guide.column'), text('guide.need'), text('guide.explanation')],
    },
    columns: (required) =>
      bulkColumns.map((column) => ({
        column,
        heading: text(`heading.${column}`),
        need: required.includes(column) ? text('need.required') : text('need.optional'),
        explanation: text(`explanation.${column}`),
      })),
    paymentMethod,
    results: resultWords((column) => text(`result.${column}`)),
  };
}

function resultWords(text: (column: ResultColumn) => string): Readonly<Record<ResultColumn, string>> {
  return Object.fromEntries(resultColumns.map((column) => [column, text(column)])) as Record<ResultColumn, string>;
}

/** The key `also.…` has further words for a column, separated by semicolons. */
function headingWordsFrom(texts: Readonly<Record<string, string>>): HeadingWord[] {
  return bulkColumns.flatMap((column: BulkColumn) =>
    [texts[`heading.${column}`], ...(texts[`also.${column}`] ?? '').split(';')]
      .filter((text) => text !== undefined)
      .map((text) => ({ column, text: text.trim() }))
      .filter(({ text }) => text !== ''),
  );
}
