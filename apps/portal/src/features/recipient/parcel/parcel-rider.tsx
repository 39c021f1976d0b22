import type { TrackedOrder } from '@riderbell/contract/shapes/tracked-order.ts';
import { Bike, Motorbike } from 'lucide-react';
import { browserClock } from '@riderbell/web/clock.ts';
import { useFormats } from '@riderbell/web/i18n/formats.ts';
import { useTexts } from '@riderbell/web/i18n/use-texts.ts';
import { useNow } from '@riderbell/web/use-now.ts';
import { Card } from '@riderbell/ui/layout/card.tsx';
import { Text } from '@riderbell/ui/layout/text.tsx';
import { CallLink, Who } from './who.tsx';

const vehicles = { motorbike: Motorbike, 'e-bike': Bike, bicycle: Bike } as const;
/** A younger position counts as current. */
const freshMs = 60_000;
const ticks = 10_000;

/** The rider's first name, and how to reach them while they are on their way. */
export function ParcelRider({ order: { rider } }: { order: TrackedOrder }) {
  const t = useTexts('public-tracking');
  const { relative } = useFormats();
  const nowMs = useNow(ticks, browserClock);
  if (rider === null) return null;
  const Vehicle = vehicles[rider.vehicle];
  const { name } = rider;
  const seenAt = rider.position === null ? nowMs : Date.parse(rider.position.updated_at);
  return (
    <Card as="section" padding={5} gap={3.5}>
      <Text as="h2" size={2} weight={650} tone="soft">
        {t('rider.title')}
      </Text>
      <Who
        sign={<Vehicle size={22} />}
        tone="person"
        call={rider.phone_number !== null && <CallLink of={name} to={rider.phone_number} />}
      >
        <Text size={7} weight={700} lines="even" dir="auto">
          {name}
        </Text>
        <Text size={3} tone="soft">
          {t(`vehicle.${rider.vehicle}`)}
          {nowMs - seenAt > freshMs && <> · {t('rider.position-age', { ago: relative(seenAt, nowMs) })}</>}
        </Text>
      </Who>
    </Card>
  );
}
