import type { Order } from '@riderbell/contract/shapes/order.ts';
import { isEditable } from '@riderbell/domain/orders/editing.ts';
import { guestVendorId } from '@riderbell/domain/outlets/guest-vendor.ts';
import { useQuery } from '@tanstack/react-query';
import { PencilOff, SearchX } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { ApiProblem } from '@riderbell/web/api/api-problem.ts';
import { useDeployment } from '@riderbell/web/deployment.ts';
import { useLanguage, useProblemText, useTextLoader, useTexts } from '@riderbell/web/i18n/use-texts.ts';
import { Link, useNavigate } from 'react-router';
import { useSession } from '../../../platform/session/browser-session.ts';
import { useCurrentVendor } from '../../../platform/vendors/current-vendor.tsx';
import { Button } from '@riderbell/ui/buttons/button.tsx';
import { notify } from '@riderbell/ui/notices/notify.ts';
import { FullState } from '@riderbell/ui/states/full-state.tsx';
import { SkeletonCards } from '@riderbell/ui/states/skeletons.tsx';
import { store } from '@riderbell/web/storage/storage.ts';
import { storeGuestOrders } from '../../../parts/orders/guest-orders/store-orders.ts';
import type { RequestMode } from '../model/request-mode.ts';
import { useOrderOfAddress, useOutletRedirect } from '../model/order-of-address.ts';
import { amountWriter, destinationOf } from '../model/prefill.ts';
import { formOf } from '../model/request-form.ts';
import { paths } from '../../../platform/paths.ts';
import { editDraftOf } from './edit-draft.ts';
import { editMode } from './edit-mode.tsx';
import { EditNotice } from './edit-notice.tsx';

/** Shows the edit form. `key` changes with the order and each time the order is read again. */
type Form = (mode: RequestMode, key: string) => ReactNode;

/** Loads the order that the URL names, and lets `children` show the form that edits it (specification §4, §8). */
export function EditOrder({ orderId, children }: { orderId: string; children: Form }) {
  const { language } = useLanguage();
  const loadTexts = useTextLoader();
  const texts = useQuery({
    queryKey: ['texts', 'order-edit', language],
    queryFn: async () => {
      await loadTexts(['order-edit']);
      return true;
    },
    staleTime: Infinity,
    meta: { quiet: true },
  });
  const { order, read } = useOrderOfAddress('edited', orderId);
  if (order.isPending || texts.isPending) return <SkeletonCards count={3} height={150} />;
  if (order.isError || texts.isError) {
    const again = () => {
      for (const query of [order, texts]) if (query.isError) void query.refetch();
    };
    return <NotThere orderId={orderId} failure={order.error ?? texts.error} onRetry={again} />;
  }
  return (
    <Loaded
      key={`${orderId}:${order.dataUpdatedAt}`}
      order={order.data}
      read={read}
      reload={() => void order.refetch()}
    >
      {children}
    </Loaded>
  );
}

/** The order could not be read. Its own texts may be missing too, so the screen uses those that are loaded. */
function NotThere({ orderId, failure, onRetry }: { orderId: string; failure: Error | null; onRetry: () => void }) {
  const { vendor_id: vendorId } = useCurrentVendor().vendor;
  const t = useTexts('orders');
  const problemText = useProblemText();
  const isGone = failure instanceof ApiProblem && failure.status === 404;
  return (
    <FullState
      tone="negative"
      icon={<SearchX size={32} />}
      title={failure instanceof ApiProblem ? problemText(failure) : t('destination.unverified')}
      action={
        isGone ? (
          <Button as={Link} to={paths.orderTracking(vendorId, orderId)}>
            {t('unsent.check')}
          </Button>
        ) : (
          <Button onClick={onRetry}>{t('fee.retry')}</Button>
        )
      }
    />
  );
}

function Loaded({
  order,
  read,
  reload,
  children,
}: {
  order: Order;
  read: () => Promise<Order>;
  reload: () => void;
  children: Form;
}) {
  const t = useTexts('order-edit');
  const tOrders = useTexts('orders');
  const navigate = useNavigate();
  const { currency_digits: digits } = useDeployment();
  const { language } = useLanguage();
  const { vendor } = useCurrentVendor();
  const { order_id: orderId, vendor_id: vendorId } = order;
  const elsewhere = useOutletRedirect(order, paths.requestARider);
  const owner = { accountId: useSession()?.user.id ?? '', vendorId };
  const [own] = useState(() => ({
    form: formOf(order, amountWriter(language, digits)),
    destination: destinationOf(order),
    typedAddress: '',
    unsent: null,
  }));
  const [draft] = useState(() => editDraftOf({ ...owner, editedOrderId: orderId }, order, own));
  if (elsewhere) return null;
  if (!isEditable(order)) return <TooLate order={order} />;
  const mode = editMode({
    order,
    vendor,
    owner,
    own,
    draft,
    texts: {
      title: tOrders('title.edit'),
      submit: t('save'),
      acceptFee: t('save'),
      failed: t('failed'),
      lost: t('lost'),
      reload: t('reload'),
    },
    notice: <EditNotice order={order} isOutdated={draft.isOutdated} onLeave={draft.end} />,
    on: {
      read,
      reload,
      leave: () => void navigate(paths.orderTracking(vendorId, orderId)),
      placed: (placed) => {
        notify({ kind: 'success', message: t('done') });
        if (placed.vendor_id === guestVendorId) storeGuestOrders(store, [placed]);
        void navigate(paths.orderTracking(placed.vendor_id, placed.order_id));
      },
    },
  });
  return children(mode, `${orderId}:${order.updated_at}`);
}

/** The order is too far along to be edited. */
function TooLate({ order }: { order: Order }) {
  const t = useTexts('order-edit');
  const tErrors = useTexts('errors');
  return (
    <FullState
      icon={<PencilOff size={32} />}
      title={tErrors('order.cannot-edit')}
      action={
        <Button as={Link} to={paths.orderTracking(order.vendor_id, order.order_id)}>
          {t('back')}
        </Button>
      }
    >
      {t('too-late')}
    </FullState>
  );
}
