import type { TrackedOrder } from '@riderbell/contract/shapes/tracked-order.ts';
import {
  type ParcelMessage,
  parcelMessagesOf,
  type ParcelMessageState,
} from '@riderbell/domain/tracking/parcel-messages.ts';
import { Check, X } from 'lucide-react';
import { useFormats } from '@riderbell/web/i18n/formats.ts';
import { useTexts } from '@riderbell/web/i18n/use-texts.ts';
import { Row } from '@riderbell/ui/layout/row.tsx';
import { Stack } from '@riderbell/ui/layout/stack.tsx';
import { Text, textLook } from '@riderbell/ui/layout/text.tsx';
import { VisuallyHidden } from '@riderbell/ui/layout/visually-hidden.tsx';
import { Tile } from '@riderbell/ui/layout/tile.tsx';
import classes from './parcel-messages.module.css';

const tones = { done: 'brand', now: 'current', ahead: 'calm' } as const;

/** The messages of a parcel between people, in the order of specification §2, with what happened and when. */
export function ParcelMessages({ order }: { order: TrackedOrder }) {
  const t = useTexts('public-tracking');
  const { time } = useFormats();
  return (
    <Stack as="ol" before={1} aria-label={t('steps.label')}>
      {parcelMessagesOf(order).map(({ message, state, at }) => (
        <Row
          as="li"
          key={message}
          gap={3}
          align="baseline"
          className={`${classes.message} ${textLook(state === 'now' ? { tone: 'ink', weight: 750 } : { tone: 'soft' })}`}
          data-tone={message === 'cancelled' ? 'negative' : tones[state]}
          aria-current={state === 'now' ? 'step' : undefined}
        >
          <Tile size={24} round className={classes.dot} aria-hidden>
            {message === 'cancelled' ? <X size={14} /> : isTrue(message, state) && <Check size={14} />}
          </Tile>
          <Text as="span" grow>
            {t(`message.${message}`)}
          </Text>
          <VisuallyHidden>{t(`steps.${state}`)}</VisuallyHidden>
          {at !== null && (
            <Text as="time" size={1} tone="soft" numbers dateTime={at}>
              {time(at)}
            </Text>
          )}
        </Row>
      ))}
    </Stack>
  );
}

/** A message under way has no tick yet. */
function isTrue(message: ParcelMessage, state: ParcelMessageState['state']): boolean {
  return state === 'done' || (state === 'now' && ['order-placed', 'delivered'].includes(message));
}
