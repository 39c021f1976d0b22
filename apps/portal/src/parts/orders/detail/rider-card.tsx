import type { Order } from '@riderbell/contract/shapes/order.ts';
import { showsRiderPosition } from '@riderbell/domain/orders/rider-visibility.ts';
import { isCancelled, isDeliveredOrReturned, isScheduled } from '@riderbell/domain/orders/status-groups.ts';
import { Bike, ClockAlert, Motorbike, Phone, UserRound } from 'lucide-react';
import { useFormats } from '@riderbell/web/i18n/formats.ts';
import { useTexts } from '@riderbell/web/i18n/use-texts.ts';
import { Button } from '@riderbell/ui/buttons/button.tsx';
import { Bdi } from '@riderbell/ui/bdi.tsx';
import { Row } from '@riderbell/ui/layout/row.tsx';
import { Text, textLook } from '@riderbell/ui/layout/text.tsx';
import { Tile } from '@riderbell/ui/layout/tile.tsx';
import { shownRiderOf } from '../data/rider-query.ts';
import { OwnText } from '../own-text.tsx';
import { DetailCard } from './detail-card.tsx';

const vehicleIcons = { motorbike: Motorbike, 'e-bike': Bike, bicycle: Bike } as const;

/** The rider, how to call them, and the age of their position (`seenAtMs`: by the device's clock). */
export function RiderCard({ order, seenAtMs, nowMs }: { order: Order; seenAtMs: number | null; nowMs: number }) {
  const t = useTexts('tracking');
  const rider = shownRiderOf(order);
  if (rider === null) {
    if (isCancelled(order) || isDeliveredOrReturned(order)) return null;
    const scheduled = isScheduled(order, nowMs);
    return (
      <DetailCard title={t('rider.title')}>
        <Row gap={3.5}>
          <Tile size={48} round tone="sunken" aria-hidden>
            <UserRound size={22} />
          </Tile>
          <div>
            <Text size={6} weight={700} lines="even">
              {t('rider.none')}
            </Text>
            <Text size={3} tone="soft">
              {t(scheduled ? 'rider.none.scheduled' : 'rider.none.hint')}
            </Text>
          </div>
        </Row>
      </DetailCard>
    );
  }
  const Vehicle = vehicleIcons[rider.vehicle];
  return (
    <DetailCard title={t('rider.title')}>
      <Row gap={3.5}>
        <Tile size={48} round tone="brand" className={textLook({ weight: 750 })} aria-hidden>
          {initialsOf(rider.name)}
        </Tile>
        <div>
          <Text size={6} weight={700} lines="even">
            <OwnText>{rider.name}</OwnText>
          </Text>
          <Text as={Row} size={3} tone="soft" gap={1.5}>
            <Vehicle size={16} aria-hidden />
            {t(`rider.vehicle.${rider.vehicle}`)}
          </Text>
        </div>
      </Row>
      <Button
        as="a"
        href={`tel:${rider.phone_number}`}
        variant="default"
        fullWidth
        className={textLook({ before: 4 })}
        icon={<Phone size={17} aria-hidden />}
        aria-label={t('rider.call', { name: rider.name, phone: rider.phone_number })}
      >
        <Bdi>{rider.phone_number}</Bdi>
      </Button>
      {showsRiderPosition(order) && <PositionAge seenAtMs={seenAtMs} nowMs={nowMs} />}
    </DetailCard>
  );
}

/** Riders report every few seconds, so an older position is misleading. */
const oldAfterMs = 120_000;

function PositionAge({ seenAtMs, nowMs }: { seenAtMs: number | null; nowMs: number }) {
  const t = useTexts('tracking');
  const { relative } = useFormats();
  if (seenAtMs === null) {
    return (
      <Text size={2} tone="soft" before={2.5}>
        {t('rider.position-unknown')}
      </Text>
    );
  }
  // A position newer than the screen's last look at the clock is not in the future.
  const atMs = Math.min(seenAtMs, nowMs);
  const old = nowMs - atMs >= oldAfterMs;
  return (
    <Text as={Row} size={2} tone={old ? 'caution' : 'soft'} numbers before={2.5} gap={1.5}>
      {old && <ClockAlert size={16} aria-hidden />}
      {t(old ? 'rider.position-old' : 'rider.position-age', { ago: relative(atMs, nowMs) })}
    </Text>
  );
}

function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/);
  const first = (word: string | undefined) => word?.at(0)?.toUpperCase() ?? '';
  return words.length > 1 ? first(words[0]) + first(words.at(-1)) : first(words[0]);
}
