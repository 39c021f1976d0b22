import { type ComponentProps, Suspense } from 'react';
import { lazyPart } from '@riderbell/web/lazy/lazy-part.ts';

/** Loaded with the address book, which the first view does not need. */
const CustomerHints = lazyPart(() => import('./customer-hints.tsx'), 'CustomerHints');

/** What the address book offers for a returning customer, if it is on. */
export function LazyCustomerHints(props: ComponentProps<typeof CustomerHints>) {
  if (!props.customer.book.SavedCustomers) return null;
  return (
    <Suspense>
      <CustomerHints {...props} />
    </Suspense>
  );
}
