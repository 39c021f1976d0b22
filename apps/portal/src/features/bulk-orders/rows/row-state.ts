import type { BulkRow, BulkRowError } from '@riderbell/contract/shapes/bulk-job.ts';
import { useFormats } from '@riderbell/web/i18n/formats.ts';
import { useProblemText, useTexts } from '@riderbell/web/i18n/use-texts.ts';
import type { BulkColumn, BulkValues } from '@riderbell/domain/bulk-orders/bulk-columns.ts';
import { isSelectablePaymentMethod } from '@riderbell/domain/payments/payment-methods.ts';
import type { Unconfirmed } from '../data/row-changes.ts';
import type { RowFilter } from './row-filter.ts';

type Tone = 'positive' | 'caution' | 'negative' | 'brand' | 'calm';

/** What became of a row, or will, in words and in its tone. */
export function useRowState(): (row: BulkRow, unconfirmed?: Unconfirmed) => { text: string; tone: Tone } {
  const t = useTexts('bulk-orders');
  return (row, unconfirmed) => {
    if (unconfirmed !== undefined)
      return unconfirmed.state === 'saving'
        ? { text: t('row.saving'), tone: 'calm' }
        : { text: t('row.unsaved'), tone: 'caution' };
    const { status, action, result_content: result } = row;
    switch (status) {
      case 'READY':
        if (action === 'NONE') return { text: t('row.state.unchanged'), tone: 'calm' };
        if (action === 'EDIT' || action === 'CANCEL') return { text: t(`row.state.${action}`), tone: 'brand' };
        return { text: t('row.state.READY'), tone: row.warnings.length > 0 ? 'caution' : 'positive' };
      case 'DONE':
        return { text: t(`row.state.${result ?? 'unchanged'}`), tone: action === 'NONE' ? 'calm' : 'positive' };
      case 'ERROR':
      case 'FAILED':
        return { text: t(`row.state.${status}`), tone: 'negative' };
      case 'WAITING':
      case 'LEFT_OUT':
        return { text: t(`row.state.${status}`), tone: 'calm' };
    }
  };
}

/** The texts of a row's errors. */
export function useRowErrorText(): (error: BulkRowError) => string {
  const problemText = useProblemText();
  return ({ translation_key: translationKey, values = {} }) => problemText({ translationKey, values });
}

/** Writes the text of a cell for people: a payment method by its name, everything else as the file has it. */
export function useCellText(): (column: BulkColumn, values: BulkValues, row?: BulkRow) => string {
  const orders = useTexts('tracking');
  return (column, values, row) => {
    const text = values[column] ?? '';
    if (column !== 'payment_method' || text === '') return text;
    // The server has read a name in any language, unless the text was changed since.
    const read = row !== undefined && row.values.payment_method === text ? row.payment_method : null;
    const method = read ?? text;
    return isSelectablePaymentMethod(method) ? orders(`payment.method.${method}`) : text;
  };
}

/** The name of a filter. */
export function useFilterText(): (filter: RowFilter) => string {
  const t = useTexts('bulk-orders');
  return (filter) => t(`count.${filter}`);
}

/** When a row's rider should come. */
export function useTimeText(): (row: BulkRow) => string {
  const t = useTexts('bulk-orders');
  const { dateTime } = useFormats();
  return ({ preordered_for: at }) => (at === null ? t('row.soon') : dateTime(at * 1000));
}
