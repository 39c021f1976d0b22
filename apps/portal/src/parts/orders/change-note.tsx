import type { Order } from '@riderbell/contract/shapes/order.ts';
import { Coins } from 'lucide-react';
import { useFormats } from '@riderbell/web/i18n/formats.ts';
import { useTexts } from '@riderbell/web/i18n/use-texts.ts';
import { Row } from '@riderbell/ui/layout/row.tsx';
import { textLook } from '@riderbell/ui/layout/text.tsx';
import { moneyStateOf } from './detail/payment-facts.ts';

/** What the customer pays with and the change to bring, until the order is paid; null if they have not said it. */
export function useChangeNoteText(order: Order): string | null {
  const t = useTexts('tracking');
  const { money } = useFormats();
  const { change_note: note } = order;
  if (note === undefined || moneyStateOf(order) !== 'due') return null;
  if (note.change === 0) return t('change-note.exact');
  return t('change-note', { amount: money(note.pays_with), change: money(note.change) });
}

export function ChangeNoteLine({ order }: { order: Order }) {
  const text = useChangeNoteText(order);
  if (text === null) return null;
  return (
    <Row as="span" align="start" gap={2.5} className={textLook({ weight: 700, lines: 'open' })}>
      <Coins size={20} className={textLook({ tone: 'brand' })} aria-hidden />
      <span>{text}</span>
    </Row>
  );
}
