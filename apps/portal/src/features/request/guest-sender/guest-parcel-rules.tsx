import { useDeferredPart } from '@riderbell/web/lazy/use-deferred-part.ts';

/** What a guest's parcel may and must not contain; loaded once the page is idle. */
export function GuestParcelRules() {
  const part = useDeferredPart(
    ['guests', 'prohibited'],
    () => import('../../../parts/prohibited-items/parcel-rules.tsx'),
  );
  return part && <part.ParcelRules />;
}
