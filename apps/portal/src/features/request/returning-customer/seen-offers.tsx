import { type ComponentProps, Suspense } from 'react';
import { lazyPart } from '@riderbell/web/lazy/lazy-part.ts';

/** Loaded with the address book, which the first view does not need. */
const SeenBefore = lazyPart(() => import('./seen-before.tsx'), 'SeenBefore');

/** What the address book offers for a returning customer, if it is on. */
export function SeenOffers(props: ComponentProps<typeof SeenBefore>) {
  if (!props.customer.book.SavedCustomers) return null;
  return (
    <Suspense>
      <SeenBefore {...props} />
    </Suspense>
  );
}
