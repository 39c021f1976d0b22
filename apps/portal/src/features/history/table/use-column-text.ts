import { useTexts } from '@riderbell/web/i18n/use-texts.ts';
import type { ColumnName } from './columns.ts';

/** The name of a column; what an open order calls the same way has the same text. */
export function useColumnText(): (name: ColumnName) => string {
  const t = useTexts('history');
  const order = useTexts('tracking');
  const texts: Readonly<Record<ColumnName, string>> = {
    time: t('column.time'),
    id: t('column.id'),
    customer: order('detail.destination'),
    branch: order('history.vendor'),
    status: order('history.status'),
    fee: order('fee.title'),
    cash: t('column.cash'),
    promise: t('column.promise'),
    rider: order('rider.title'),
  };
  return (name) => texts[name];
}
