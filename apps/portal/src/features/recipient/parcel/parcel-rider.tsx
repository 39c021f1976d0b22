import type { TrackedOrder } from '@riderbell/contract/shapes/tracked-order.ts';
import { Bike, Motorbike } from 'lucide-react';
import { browserClock } from '@riderbell/web/clock.ts';
import { useFormats } from '@riderbell/web/i18n/formats.ts';
import { useTexts } from '@riderbell/web/i18n/use-texts.ts';
import { useNow } from '@riderbell/web/use-now.ts';
import classes from '../link.module.css';
import { CallLink } from './places-card.tsx';

const vehicles = { motorbike: Motorbike, 'e-bike': Bike, bicycle: Bike } as const;
/** Younger than this, a position is as good as now. */
const freshMs = 60_000;
const ticks = 10_000;

/** Who brings it, by the first name, and how to reach them while they are on their way. */
export function ParcelRider({ order: { rider } }: { order: TrackedOrder }) {
  const t = useTexts('public-tracking');
  const { relative } = useFormats();
  const nowMs = useNow(ticks, browserClock);
  if (rider === null) return null;
  const Vehicle = vehicles[rider.vehicle];
  const { name } = rider;
  const seenAt = rider.position === null ? nowMs : Date.parse(rider.position.updated_at);
  return (
    <section className={classes.card}>
      <h2 className={classes.cardTitle}>{t('rider.title')}</h2>
      <div className={classes.who}>
        <span className={classes.face} aria-hidden>
          <Vehicle size={22} />
        </span>
        <div>
          <p className={classes.name} dir="auto">
            {name}
          </p>
          <p className={classes.about}>
            {t(`vehicle.${rider.vehicle}`)}
            {nowMs - seenAt > freshMs && <> · {t('rider.position-age', { ago: relative(seenAt, nowMs) })}</>}
          </p>
        </div>
        {rider.phone_number !== null && <CallLink of={name} to={rider.phone_number} />}
      </div>
    </section>
  );
}
