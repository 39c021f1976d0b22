import { useLater } from '@riderbell/web/lazy/use-later.ts';

/** What a guest's parcel may be and must not be, once the page is quiet. */
export function GuestParcelRules() {
  const part = useLater(['guests', 'prohibited'], () => import('../../../parts/prohibited-items/parcel-rules.tsx'));
  return part && <part.ParcelRules />;
}
