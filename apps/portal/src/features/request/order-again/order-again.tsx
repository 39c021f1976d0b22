import type { Order } from '@riderbell/contract/shapes/order.ts';
import { type ReactNode, useState } from 'react';
import { ApiProblem } from '@riderbell/web/api/api-problem.ts';
import { useDeployment } from '@riderbell/web/deployment.ts';
import { useFlag } from '@riderbell/web/flags/flags.ts';
import { useLanguage, useTexts } from '@riderbell/web/i18n/use-texts.ts';
import { useCurrentVendor } from '../../../platform/vendors/current-vendor.tsx';
import { Button } from '@riderbell/ui/buttons/button.tsx';
import { InlineNotice } from '@riderbell/ui/notices/inline-notice.tsx';
import { SkeletonCards } from '@riderbell/ui/states/skeletons.tsx';
import { Stack } from '@riderbell/ui/layout/stack.tsx';
import { useOrderOfAddress, useOutletRedirect } from '../model/order-of-address.ts';
import { amountWriter } from '../model/prefill.ts';
import type { RequestAgain } from './request-again.ts';
import { readStoredSender } from '../guest-sender/stored-sender.ts';
import { paths } from '../../../platform/paths.ts';
import { AgainNotice } from './again-notice.tsx';
import { againDraftOf, againSenderOf } from './again-draft.ts';

/** Shows the form of a request, as a copy of the order or without one. */
type Form = (again: RequestAgain | undefined) => ReactNode;

const waiting = <SkeletonCards count={3} height={150} />;

/**
 * Loads the order that the URL names, and lets `children` show a new request that begins as a copy of it. If there is
 * no such order, or its outlet is inactive, a message says so above a form that begins without it.
 */
export function OrderAgain({ orderId, children }: { orderId: string; children: Form }) {
  const t = useTexts('orders');
  const { vendors } = useCurrentVendor();
  const { order } = useOrderOfAddress('again', orderId);
  const without = (problem: string, retry?: () => void) => (
    <>
      <Stack after={4}>
        <InlineNotice
          kind="warning"
          action={
            retry && (
              <Button variant="default" size="xs" onClick={retry}>
                {t('fee.retry')}
              </Button>
            )
          }
        >
          {problem}
        </InlineNotice>
      </Stack>
      {children(undefined)}
    </>
  );
  if (order.isPending) return waiting;
  if (order.isError) {
    const isUnknown = order.error instanceof ApiProblem && order.error.status === 404;
    return isUnknown ? without(t('again.not-found')) : without(t('again.failed'), () => void order.refetch());
  }
  const outlet = vendors.find(({ vendor_id: id }) => id === order.data.vendor_id);
  if (!outlet?.is_active) return without(t('again.gone'));
  return (
    <Loaded key={orderId} order={order.data}>
      {children}
    </Loaded>
  );
}

function Loaded({ order, children }: { order: Order; children: Form }) {
  const { currency, currency_digits: digits } = useDeployment();
  const { language } = useLanguage();
  const vat = useFlag('payment_vat');
  const [ordered, setOrdered] = useState(false);
  const elsewhere = useOutletRedirect(order, paths.orderAgain);
  const [again] = useState(() => {
    const amountText = amountWriter(language, digits);
    return {
      orderId: order.order_id,
      draft: againDraftOf(order, { currency, amountText, vat }),
      sender: againSenderOf(order, readStoredSender()),
    };
  });
  // A form that started again behind the new order would be stored as another copy.
  if (elsewhere || ordered) return waiting;
  const notice = <AgainNotice customerName={order.customer.name} />;
  return children({ ...again, notice, onCreated: () => setOrdered(true) });
}
