import type { TrackedOrder } from '@riderbell/contract/shapes/tracked-order.ts';
import type { Coordinates } from '@riderbell/domain/places/coordinates.ts';
import { type ComponentType, useEffect, useState } from 'react';
import { wait } from '@riderbell/web/clock.ts';
import { useTextLoader, useTexts } from '@riderbell/web/i18n/use-texts.ts';
import { withRetry } from '@riderbell/web/lazy/with-retry.ts';
import { Card } from '@riderbell/ui/layout/card.tsx';
import classes from '../link.module.css';

interface Ride {
  order: TrackedOrder;
  riderAt: Coordinates;
}

type MapPart = { readonly Map: ComponentType<Ride & { label: string }> };

/**
 * The map loads with the first position of the rider: a recipient who waits for a rider to be found has no use for it and would pay
 * for the data. If it cannot be loaded, the words say what matters.
 */
export function LaterMap(ride: Ride) {
  const t = useTexts('public-tracking');
  const loadTexts = useTextLoader();
  const [part, setPart] = useState<MapPart | 'none' | null>(null);
  useEffect(() => {
    let left = false;
    Promise.all([withRetry(() => import('./parcel-map.tsx'), wait), loadTexts(['places'])]).then(
      ([{ ParcelMap }]) => !left && setPart({ Map: ParcelMap }),
      () => !left && setPart('none'),
    );
    return () => {
      left = true;
    };
  }, [loadTexts]);
  if (part === 'none') return null;
  return (
    <Card className={classes.map} aria-busy={part === null}>
      {part !== null && <part.Map label={t('map.label')} {...ride} />}
    </Card>
  );
}
