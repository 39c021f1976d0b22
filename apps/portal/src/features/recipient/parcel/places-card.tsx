import type { TrackedOrder } from '@riderbell/contract/shapes/tracked-order.ts';
import { MapPin, Store, UserRound } from 'lucide-react';
import { useTexts } from '@riderbell/web/i18n/use-texts.ts';
import { Card } from '@riderbell/ui/layout/card.tsx';
import { Text } from '@riderbell/ui/layout/text.tsx';
import { CallLink, Who } from './who.tsx';

/**
 * The origin and the destination.
 * @param callable whether the card has a link to call a shop; not if there is one above already
 */
export function PlacesCard({
  order: { kind, origin, destination },
  callable,
}: {
  order: TrackedOrder;
  callable: boolean;
}) {
  const t = useTexts('public-tracking');
  const Sender = kind === 'business' ? Store : UserRound;
  return (
    <Card as="section" padding={5} gap={3.5}>
      <Who
        sign={<Sender size={20} />}
        tone="place"
        call={callable && origin.phone_number !== null && <CallLink of={origin.name} to={origin.phone_number} />}
      >
        <Text as="h2" size={2} weight={650} tone="soft">
          {t('origin.title')}
        </Text>
        <Text size={7} weight={700} lines="even" dir="auto">
          {origin.name}
        </Text>
      </Who>
      <Who sign={<MapPin size={20} />} tone="place">
        <Text as="h2" size={2} weight={650} tone="soft">
          {t('destination.title')}
        </Text>
        <p dir="auto">{destination.address}</p>
      </Who>
    </Card>
  );
}
