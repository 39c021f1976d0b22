import type { TrackedOrder } from '@riderbell/contract/shapes/tracked-order.ts';
import {
  type ParcelMessage,
  parcelMessagesOf,
  type ParcelMessageState,
} from '@riderbell/domain/tracking/parcel-messages.ts';
import { Check, X } from 'lucide-react';
import { useFormats } from '@riderbell/web/i18n/formats.ts';
import { useTexts } from '@riderbell/web/i18n/use-texts.ts';
import classes from '../link.module.css';

/** The messages of a parcel between people, in the order of specification §2, with what came true and when. */
export function ParcelMessages({ order }: { order: TrackedOrder }) {
  const t = useTexts('public-tracking');
  const { time } = useFormats();
  return (
    <ol className={classes.messages} aria-label={t('steps.label')}>
      {parcelMessagesOf(order).map(({ message, state, at }) => (
        <li
          key={message}
          data-state={state}
          data-cancelled={message === 'cancelled'}
          aria-current={state === 'now' ? 'step' : undefined}
        >
          <span className={classes.dot} aria-hidden>
            {message === 'cancelled' ? <X size={14} /> : isTrue(message, state) && <Check size={14} />}
          </span>
          <span className={classes.messageText}>{t(`message.${message}`)}</span>
          <span className="app-visually-hidden">{t(`steps.${state}`)}</span>
          {at !== null && (
            <time className={classes.messageTime} dateTime={at}>
              {time(at)}
            </time>
          )}
        </li>
      ))}
    </ol>
  );
}

/** What is under way is not ticked off yet. */
function isTrue(message: ParcelMessage, state: ParcelMessageState['state']): boolean {
  return state === 'done' || (state === 'now' && ['order-placed', 'delivered'].includes(message));
}
