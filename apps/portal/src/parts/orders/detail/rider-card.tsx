import type { Order } from '@riderbell/contract/shapes/order.ts';
import { showsRiderPosition } from '@riderbell/domain/orders/rider-visibility.ts';
import { isCancelled, isDeliveredOrReturned, isScheduled } from '@riderbell/domain/orders/status-groups.ts';
import { Bike, ClockAlert, Motorbike, Phone, UserRound } from 'lucide-react';
import { useFormats } from '@riderbell/web/i18n/formats.ts';
import { useTexts } from '@riderbell/web/i18n/use-texts.ts';
import { Button } from '@riderbell/ui/buttons/button.tsx';
import { Bdi } from '@riderbell/ui/bdi.tsx';
import { shownRiderOf } from '../data/rider-query.ts';
import { OwnText } from '../own-text.tsx';
import { DetailCard } from './detail-card.tsx';
import classes from './rider-card.module.css';

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
        <div className={classes.rider}>
          <span className={classes.face} data-empty aria-hidden>
            <UserRound size={22} />
          </span>
          <div className={classes.words}>
            <p className={classes.name}>{t('rider.none')}</p>
            <p className={classes.about}>{t(scheduled ? 'rider.none.scheduled' : 'rider.none.hint')}</p>
          </div>
        </div>
      </DetailCard>
    );
  }
  const Vehicle = vehicleIcons[rider.vehicle];
  return (
    <DetailCard title={t('rider.title')}>
      <div className={classes.rider}>
        <span className={classes.face} aria-hidden>
          {initialsOf(rider.name)}
        </span>
        <div className={classes.words}>
          <p className={classes.name}>
            <OwnText>{rider.name}</OwnText>
          </p>
          <p className={classes.about}>
            <Vehicle size={16} aria-hidden />
            {t(`rider.vehicle.${rider.vehicle}`)}
          </p>
        </div>
      </div>
      <Button
        as="a"
        href={`tel:${rider.phone_number}`}
        variant="default"
        fullWidth
        className={classes.call}
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
  if (seenAtMs === null) return <p className={classes.position}>{t('rider.position-unknown')}</p>;
  // A position newer than the screen's last look at the clock is not in the future.
  const atMs = Math.min(seenAtMs, nowMs);
  const old = nowMs - atMs >= oldAfterMs;
  return (
    <p className={classes.position} data-old={old}>
      {old && <ClockAlert size={16} aria-hidden />}
      {t(old ? 'rider.position-old' : 'rider.position-age', { ago: relative(atMs, nowMs) })}
    </p>
  );
}

function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/);
  const first = (word: string | undefined) => word?.at(0)?.toUpperCase() ?? '';
  return words.length > 1 ? first(words[0]) + first(words.at(-1)) : first(words[0]);
}
