import type { ReactNode } from 'react';
import { useTexts } from '@riderbell/web/i18n/use-texts.ts';
import type { ChosenPlace } from '@riderbell/domain/places/chosen-place.ts';
import { Row } from '@riderbell/ui/layout/row.tsx';
import { Stops } from '@riderbell/ui/stops.tsx';
import { Text } from '@riderbell/ui/layout/text.tsx';

/** Where the rider collects. */
export interface RouteStart {
  readonly name: string;
  /** The button that changes the collection point. */
  readonly change: ReactNode;
}

/** The route at a glance. */
export function RouteStops({ from, destination }: { from: RouteStart; destination: ChosenPlace | null }) {
  const t = useTexts('orders');
  return (
    <Stops>
      <Stop label={t('from')} place={from.name}>
        {from.change}
      </Stop>
      <Stop label={t('to')} place={destination?.address ?? ''} />
    </Stops>
  );
}

function Stop({ label, place, children }: { label: string; place: string; children?: ReactNode }) {
  return (
    <Row as="li" gap={2}>
      <Text as="span" size={2} tone="soft">
        {label}
      </Text>
      <Text as="span" weight={place === '' ? undefined : 600} truncate grow title={place}>
        <bdi>{place || '–'}</bdi>
      </Text>
      {children}
    </Row>
  );
}
