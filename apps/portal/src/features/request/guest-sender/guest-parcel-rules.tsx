import { useLater } from '@riderbell/web/lazy/use-later.ts';

/** What a guest's parcel may and must not contain; loaded once the page is idle. */
export function GuestParcelRules() {
  const part = useLater(['guests', 'prohibited'], () => import('../../../parts/prohibited-items/parcel-rules.tsx'));
  return part && <part.ParcelRules />;
}
