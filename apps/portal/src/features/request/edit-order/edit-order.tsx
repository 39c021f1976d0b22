import { Button } from '@mantine/core';
import { updateOrder } from '@riderbell/contract/calls/orders/update-order.ts';
import type { Order } from '@riderbell/contract/shapes/order.ts';
import { isEditable } from '@riderbell/domain/orders/editing.ts';
import { isPaidOnline } from '@riderbell/domain/payments/payment-methods.ts';
import { samePoint } from '@riderbell/domain/places/chosen-place.ts';
import { useQuery } from '@tanstack/react-query';
import { PencilOff, SearchX } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { ApiProblem } from '@riderbell/web/api/api-problem.ts';
import { callApi } from '../../../platform/api/call-api.ts';
import { serverClock } from '@riderbell/web/clock.ts';
import { useDeployment } from '@riderbell/web/deployment.ts';
import { useLanguage, useProblemText, useTextLoader, useTexts } from '@riderbell/web/i18n/use-texts.ts';
import { Link } from '@riderbell/web/routing/link.tsx';
import { useNavigate } from '@riderbell/web/routing/router-provider.tsx';
import { useSession } from '../../../platform/session/browser-session.ts';
import { useCurrentVendor } from '../../../platform/vendors/current-vendor.tsx';
import { InlineNotice } from '@riderbell/ui/notices/inline-notice.tsx';
import { FullState } from '@riderbell/ui/states/full-state.tsx';
import { SkeletonCards } from '@riderbell/ui/states/skeletons.tsx';
import type { EditedRequest } from './edited-request.ts';
import { useOrderOfAddress, useWayToOutlet } from '../model/order-of-address.ts';
import { amountWriter, destinationOf } from '../model/prefill.ts';
import { formOf } from '../model/request-form.ts';
import { paths } from '../../../platform/paths.ts';
import classes from './edit-order.module.css';
import { editDraftOf } from './edit-draft.ts';
import { customerOf } from './edited-customer.tsx';
import { agreedPriceOf, editOf, expectedOf, hasVendorsArea, methodsOf, vendorOf } from './edited-order.ts';
import { holds, sendEdit } from './send-edit.ts';

/** Brings the order that the address names, and has `children` show the form that changes it (specification §4, §8). */
export function EditOrder({ orderId, children }: { orderId: string; children: (edited: EditedRequest) => ReactNode }) {
  const { language } = useLanguage();
  const loadTexts = useTextLoader();
  const { vendor_id: vendorId } = useCurrentVendor().vendor;
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
    return (
      <NotThere failure={order.error ?? texts.error} onRetry={again} path={paths.orderTracking(vendorId, orderId)} />
    );
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

/** The order could not be read; without its texts the screen says it in the words that it has. */
function NotThere({ failure, onRetry, path }: { failure: Error | null; onRetry: () => void; path: string }) {
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
          <Button component={Link} to={path}>
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
  children: (edited: EditedRequest) => ReactNode;
}) {
  const t = useTexts('order-edit');
  const tErrors = useTexts('errors');
  const navigate = useNavigate();
  const { currency_digits: digits } = useDeployment();
  const { language } = useLanguage();
  const { vendor } = useCurrentVendor();
  const { order_id: orderId, vendor_id: vendorId } = order;
  const elsewhere = useWayToOutlet(order, paths.requestARider);
  const accountId = useSession()?.user.id ?? '';
  const [own] = useState(() => ({
    form: formOf(order, amountWriter(language, digits)),
    destination: destinationOf(order),
    typedAddress: '',
    unsent: null,
  }));
  const [{ isOutdated, ...draft }] = useState(() =>
    editDraftOf({ accountId, vendorId, editedOrderId: orderId }, order, own),
  );
  const [Customer] = useState(() => customerOf(order));
  if (elsewhere) return null;
  const orderPath = paths.orderTracking(vendorId, orderId);
  if (!isEditable(order)) {
    return (
      <FullState
        icon={<PencilOff size={32} />}
        title={tErrors('order.cannot-edit')}
        action={
          <Button component={Link} to={orderPath}>
            {t('back')}
          </Button>
        }
      >
        {t('too-late')}
      </FullState>
    );
  }
  const edited: EditedRequest = {
    ...draft,
    key: `${orderId}:${order.updated_at}`,
    orderId,
    vendor: vendorOf(order, vendor),
    hasVendorsArea: hasVendorsArea(order, vendor),
    origin: { latitude: order.collection_point.latitude, longitude: order.collection_point.longitude },
    destination: own.destination,
    form: own.form,
    agreedFee: order.delivery_fee,
    methods: (offered) => methodsOf(order, offered),
    goesThere: (destination) => samePoint(destination, order.customer.location),
    agreedPrice: (destination, method) => agreedPriceOf(order, destination, method, serverClock.now()),
    expected: (fresh) => expectedOf(order, fresh),
    isUnchanged: (request) => holds(order, editOf(vendorId, request, { fee: order.delivery_fee, signature: '' })),
    send: (request, idempotencyKey) => {
      const price = { fee: request.delivery_fee, signature: request.signature };
      const update = async (body: Parameters<Parameters<typeof sendEdit>[0]['update']>[0], key: string) =>
        (await callApi(updateOrder, { params: { id: orderId }, body }, { idempotencyKey: key })).result;
      return sendEdit({ update, read }, order, editOf(vendorId, request, price), idempotencyKey);
    },
    reload: () => {
      draft.end();
      reload();
    },
    leave: () => {
      draft.end();
      void navigate(orderPath);
    },
    Customer,
    notice: (
      <InlineNotice
        kind={isOutdated ? 'warning' : 'info'}
        title={t('title')}
        action={
          <Button component={Link} to={orderPath} onClick={draft.end} variant="default" size="xs">
            {t('leave')}
          </Button>
        }
      >
        {isOutdated && <span className={classes.outdated}>{t('draft.outdated')}</span>}
        <span className={classes.orderId}>
          <bdi>{orderId}</bdi>
        </span>
        {t(isPaidOnline(order.order.payment_method) ? 'what.paid' : 'what')}
        {order.delivery_fee_parts.voucher > 0 && <span className={classes.voucher}>{t('what.voucher')}</span>}
      </InlineNotice>
    ),
    texts: {
      submit: t('save'),
      done: t('done'),
      failed: t('failed'),
      lost: t('lost'),
      reload: t('reload'),
    },
  };
  return children(edited);
}
