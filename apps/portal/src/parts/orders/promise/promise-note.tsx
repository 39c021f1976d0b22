import type { Order } from '@riderbell/contract/shapes/order.ts';
import { CircleCheck, CircleX, Clock, TriangleAlert } from 'lucide-react';
import { serverClock } from '@riderbell/web/clock.ts';
import { useFormats } from '@riderbell/web/i18n/formats.ts';
import { useTexts } from '@riderbell/web/i18n/use-texts.ts';
import { useNow } from '@riderbell/web/use-now.ts';
import { Row } from '@riderbell/ui/layout/row.tsx';
import { Text, textLook } from '@riderbell/ui/layout/text.tsx';
import { promiseStateOf } from './promise-state.ts';

const icons = { open: Clock, late: TriangleAlert, kept: CircleCheck, broken: CircleX } as const;
const tones = { open: undefined, late: 'caution', kept: 'positive', broken: 'caution' } as const;

/**
 * The promised range and its state. The range is from the creation of the order; the currently expected time shows
 * beside it.
 */
export function PromiseNote({ order, promise }: { order: Order; promise: NonNullable<Order['promise']> }) {
  const t = useTexts('tracking');
  const formats = useFormats();
  // By the server's clock: a device that is an hour ahead would call every order late.
  const nowMs = useNow(5_000, serverClock);
  const state = promiseStateOf(order, promise, nowMs);
  const { from, to } = promise;
  const Icon = icons[state];
  const tone = tones[state];
  const day = formats.day(from, nowMs);
  const today = formats.day(nowMs, nowMs);
  return (
    <Text as={Row} size={4} numbers wrap gap={1.5}>
      <Icon size={18} className={textLook({ tone: tone ?? 'soft' })} aria-hidden />
      <Text as="span" tone="soft">
        {t('promise.label')}
      </Text>
      <strong>{t('promise.range', { range: formats.timeRange(from, to) })}</strong>
      {day !== today && <span>{day}</span>}
      {state !== 'open' && (
        <Text as="strong" tone={tone}>
          {t(`promise.${state}`)}
        </Text>
      )}
    </Text>
  );
}
