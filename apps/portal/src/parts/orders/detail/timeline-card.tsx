import type { Order } from '@riderbell/contract/shapes/order.ts';
import { cancelReasons } from '@riderbell/domain/orders/cancellation.ts';
import { type EditedPart, editedPartsOf } from '@riderbell/domain/orders/edit-trace.ts';
import { isOrderStatus } from '@riderbell/domain/orders/order-status.ts';
import { useDeployment } from '@riderbell/web/deployment.ts';
import { useFormats } from '@riderbell/web/i18n/formats.ts';
import { useTexts } from '@riderbell/web/i18n/use-texts.ts';
import { TimeText } from '@riderbell/ui/values.tsx';
import { Row } from '@riderbell/ui/layout/row.tsx';
import { Stack } from '@riderbell/ui/layout/stack.tsx';
import { Text } from '@riderbell/ui/layout/text.tsx';
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
      <Stack as="ol" gap={3.5}>
        {timelineOf(order, nowMs, time_zone).map((entry, index) => (
          <Entry key={entry.key} entry={entry} latest={index === 0} nowMs={nowMs} />
        ))}
      </Stack>
    </DetailCard>
  );
}

function Entry({ entry, latest, nowMs }: { entry: TimelineEntry; latest: boolean; nowMs: number }) {
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
    <Row as="li" align="baseline" gap={3.5} className={classes.entry}>
      <Text as="span" size={3} tone="soft" className={classes.time}>
        <TimeText at={entry.at}>{formats.time(entry.at)}</TimeText>
      </Text>
      <Stack className={classes.words}>
        {entry.startsDay && (
          <Text as="span" size={1} weight={700} tone="soft">
            {formats.day(entry.at, nowMs)}
          </Text>
        )}
        <Text as="span" size={4} weight={latest ? 700 : undefined} lines="open">
          {putOff ? t('entry.rescheduled') : what}
        </Text>
        {about.length > 0 && (
          <Text as="span" size={2} tone="soft">
            {about.join(' · ')}
          </Text>
        )}
      </Stack>
    </Row>
  );
}
