import type { Order } from '@riderbell/contract/shapes/order.ts';
import { cancelReasons } from '@riderbell/domain/orders/cancellation.ts';
import { type EditedPart, editedPartsOf } from '@riderbell/domain/orders/edit-trace.ts';
import { isOrderStatus } from '@riderbell/domain/orders/order-status.ts';
import { useDeployment } from '@riderbell/web/deployment.ts';
import { useFormats } from '@riderbell/web/i18n/formats.ts';
import { useTexts } from '@riderbell/web/i18n/use-texts.ts';
import { TimeText } from '@riderbell/ui/values.tsx';
import { DetailCard } from './detail-card.tsx';
import classes from './timeline-card.module.css';
import { type TimelineEntry, timelineOf } from './timeline.ts';

const partTexts = {
  address: 'detail.route',
  notes: 'detail.notes',
  items: 'detail.items',
  amount: 'payment.item-value',
  payment: 'payment.title',
} as const satisfies Record<EditedPart, string>;

const actors = ['vendor', 'fleet', 'system'] as const;

/** Every change of the order with its time in the country, latest first. */
export function TimelineCard({ order, nowMs }: { order: Order; nowMs: number }) {
  const t = useTexts('tracking');
  const { time_zone } = useDeployment();
  return (
    <DetailCard title={t('timeline.title')}>
      <ol className={classes.entries}>
        {timelineOf(order, nowMs, time_zone).map((entry) => (
          <Entry key={entry.key} entry={entry} nowMs={nowMs} />
        ))}
      </ol>
    </DetailCard>
  );
}

function Entry({ entry, nowMs }: { entry: TimelineEntry; nowMs: number }) {
  const t = useTexts('tracking');
  const formats = useFormats();
  const actor = actors.find((name) => name === entry.by);
  const reason = cancelReasons.find((name) => name === entry.reason);
  const putOff = entry.status === 'RECEIVED' && entry.reason === 'rescheduled';
  const edit = editedPartsOf(entry.reason);
  const why = reason === undefined ? (putOff || edit !== null ? null : entry.reason) : t(`cancel.reason.${reason}`);
  const changed = (edit ?? []).map((part) => t(partTexts[part]));
  const about = [actor === undefined ? null : t(`entry.by.${actor}`), why, ...changed].filter((part) => part !== null);
  const isKnown = isOrderStatus(entry.status);
  const what = isKnown ? t(`entry.${edit === null ? entry.status : 'MODIFIED'}`) : t('entry.unknown');
  return (
    <li className={classes.entry}>
      <span className={classes.time}>
        <TimeText at={entry.at}>{formats.time(entry.at)}</TimeText>
      </span>
      <div className={classes.words}>
        {entry.startsDay && <span className={classes.day}>{formats.day(entry.at, nowMs)}</span>}
        <span className={classes.what}>{putOff ? t('entry.rescheduled') : what}</span>
        {about.length > 0 && <span className={classes.about}>{about.join(' · ')}</span>}
      </div>
    </li>
  );
}
