import { type ComponentProps, Suspense } from 'react';
import { lazyPart } from '@riderbell/web/lazy/lazy-part.ts';

/** Comes with the address book, which the first view does without. */
const SeenBefore = lazyPart(() => import('./seen-before.tsx'), 'SeenBefore');

/** What the address book offers for a customer seen before, where it is on. */
export function SeenOffers(props: ComponentProps<typeof SeenBefore>) {
  if (!props.customer.book.SavedCustomers) return null;
  return (
    <Suspense>
      <SeenBefore {...props} />
    </Suspense>
  );
}
