import { type ComponentProps, lazy, Suspense } from 'react';
import { wait } from '@riderbell/web/clock.ts';
import { withRetry } from '@riderbell/web/lazy/with-retry.ts';

/** Comes with the address book, which the first view does without. */
const SeenBefore = lazy(async () => {
  const { SeenBefore: seen } = await withRetry(() => import('./seen-before.tsx'), wait);
  return { default: seen };
});

/** What the address book offers for a customer seen before, where it is on. */
export function SeenOffers(props: ComponentProps<typeof SeenBefore>) {
  if (!props.customer.book.SavedCustomers) return null;
  return (
    <Suspense>
      <SeenBefore {...props} />
    </Suspense>
  );
}
