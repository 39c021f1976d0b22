import type { Order } from '@riderbell/contract/shapes/order.ts';
import { guestVendorId } from '@riderbell/domain/outlets/guest-vendor.ts';
import { serviceStatus } from '@riderbell/domain/outlets/service-hours.ts';
import { type Dispatch, lazy, type ReactNode, Suspense, useEffect, useEffectEvent } from 'react';
import { serverClock, wait } from '@riderbell/web/clock.ts';
import { useDeployment } from '@riderbell/web/deployment.ts';
import { useTexts } from '@riderbell/web/i18n/use-texts.ts';
import { withRetry } from '@riderbell/web/lazy/with-retry.ts';
import { useNavigate, useSearchParams } from '@riderbell/web/routing/router-provider.tsx';
import { againIdOf, orderIdOf, paths } from '../../platform/paths.ts';
import { useSession } from '../../platform/session/browser-session.ts';
import { useCurrentVendor } from '../../platform/vendors/current-vendor.tsx';
import { notify } from '@riderbell/ui/notices/notify.ts';
import { PageHeader } from '@riderbell/ui/page-header.tsx';
import { SkeletonCards } from '@riderbell/ui/states/skeletons.tsx';
import { useServiceHours } from './model/country-parameters.ts';
import type { EditedRequest } from './edit-order/edited-request.ts';
import type { RequestAgain } from './order-again/request-again.ts';
import { type Keeper, keptDraft } from './draft/stored-draft.ts';
import type { RequestEvent, RequestFlow } from '@riderbell/domain/requests/request-flow.ts';
import { RequestPage } from './request-page.tsx';
import { keepOfGuest } from './guest-sender/orders-kept-here.ts';
import { useGuestTexts } from './guest-sender/use-guest-texts.ts';
import { useSender } from './guest-sender/use-sender.ts';
import { originOf, useRequestFlow } from './model/use-request-flow.ts';

/** Seen once for an outlet, or out of hours: most visits do without them. */
const OriginStep = lazy(async () => {
  const { OriginStep: step } = await withRetry(() => import('./collection-point/origin-step.tsx'), wait);
  return { default: step };
});
/** Asked of guests alone. */
const SenderStep = lazy(async () => {
  const { SenderStep: step } = await withRetry(() => import('./guest-sender/sender-step.tsx'), wait);
  return { default: step };
});
const ServiceClosed = lazy(async () => {
  const { ServiceClosed: closed } = await withRetry(() => import('./service-hours/service-closed.tsx'), wait);
  return { default: closed };
});

const EditOrder = lazy(async () => {
  const { EditOrder: edit } = await withRetry(() => import('./edit-order/edit-order.tsx'), wait);
  return { default: edit };
});

const OrderAgain = lazy(async () => {
  const { OrderAgain: again } = await withRetry(() => import('./order-again/order-again.tsx'), wait);
  return { default: again };
});

const waiting = <SkeletonCards count={3} height={150} />;

/**
 * Requesting a rider: the flow of specification §4 on one screen. Needs the text areas `orders`, `places` and `errors`.
 */
export function RequestARiderScreen({ tour }: { tour: ReactNode }) {
  const t = useTexts('orders');
  const [search] = useSearchParams();
  const editedId = orderIdOf(search);
  const hasTexts = useGuestTexts(useCurrentVendor().vendor.vendor_id === guestVendorId);
  return (
    <>
      <PageHeader compact title={t(editedId === null ? 'title' : 'title.edit')} />
      <Suspense fallback={waiting}>
        {hasTexts ? <Request editedId={editedId} againId={againIdOf(search)} tour={tour} /> : waiting}
      </Suspense>
    </>
  );
}

/** A new request, one that begins as a copy of an order, or the change of an order, as the address says. */
function Request({ editedId, againId, tour }: { editedId: string | null; againId: string | null; tour: ReactNode }) {
  if (editedId !== null) {
    return (
      <EditOrder orderId={editedId}>
        {(edited) => <RequestOfVendor key={edited.key} tour={tour} edited={edited} />}
      </EditOrder>
    );
  }
  if (againId !== null) {
    return (
      <OrderAgain orderId={againId}>
        {(again) => <RequestOfVendor key={again?.orderId ?? 'new'} tour={tour} again={again} />}
      </OrderAgain>
    );
  }
  return <RequestOfVendor key="new" tour={tour} />;
}

function RequestOfVendor({
  tour,
  edited,
  again,
}: {
  tour: ReactNode;
  edited?: EditedRequest | undefined;
  again?: RequestAgain | undefined;
}) {
  const navigate = useNavigate();
  const { vendor } = useCurrentVendor();
  const accountId = useSession()?.user.id ?? '';
  const keeper: Keeper = { accountId, vendorId: vendor.vendor_id, againOrderId: again?.orderId };
  const sender = useSender(vendor, again);
  const given = sender?.sender && sender.typed.place?.coordinates;
  const [flow, dispatch] = useRequestFlow((known) => ({
    type: 'StartFlow',
    vendorId: known.vendor_id,
    editing: edited !== undefined,
    origin: edited ? edited.origin : (given ?? originOf(known)),
    destination: (edited ? (edited.kept ?? edited) : (keptDraft(keeper) ?? again?.draft))?.destination ?? null,
  }));
  const service = useServiceHours();
  const lookAgain = useHours(flow, dispatch, service);

  const onCreated = (order: Order) => {
    again?.onCreated();
    if (order.vendor_id === guestVendorId) void keepOfGuest(order);
    void navigate(paths.orderTracking(order.vendor_id, order.order_id));
  };
  const { origin, hours } = flow;
  switch (flow.step) {
    case 'WaitForVendor':
    case 'CheckServiceHours':
      return waiting;
    case 'AskForOriginAddress':
    case 'AskForOriginAddressDetails':
      return sender ? (
        <SenderStep asked={sender} flow={flow} dispatch={dispatch} />
      ) : (
        <OriginStep vendor={vendor} flow={flow} dispatch={dispatch} />
      );
    case 'ServiceClosed':
      return hours ? (
        <ServiceClosed
          status={hours}
          serviceHours={service.hours}
          checking={service.isFetching}
          onCheck={() => void lookAgain()}
        />
      ) : null;
    case 'AskForDestinationAddress':
    case 'CheckIfDestinationIsValid':
    case 'FillOrderDetails':
    case 'FillPaymentDetails':
      return origin ? (
        <>
          <RequestPage
            key={flow.vendorId}
            vendor={edited?.vendor ?? sender?.vendor ?? vendor}
            sender={edited ? null : sender}
            flow={{ ...flow, origin }}
            dispatch={dispatch}
            onCreated={onCreated}
            serviceHours={service.hours}
            keeper={keeper}
            edited={edited}
            again={again}
          />
          {tour}
        </>
      ) : null;
  }
}

/** How often a closed service is looked at: it opens on a minute. */
const LOOK_AGAIN_MS = 15_000;

/** Checks the hours when the flow asks, and again while the service is closed; says in a notice that it is. */
function useHours(
  { step, hours: status, check }: RequestFlow,
  dispatch: Dispatch<RequestEvent>,
  { hours, known, isFetching, refetch }: ReturnType<typeof useServiceHours>,
): () => Promise<void> {
  const t = useTexts('orders');
  const tErrors = useTexts('errors');
  const { time_zone: timeZone } = useDeployment();
  const tell = (parameter: string | null) =>
    dispatch({ type: 'HoursKnown', check, hours: serviceStatus(parameter, serverClock.now(), timeZone) });
  const lookAgain = async () => tell((await refetch()).data ?? null);
  const look = useEffectEvent(() => tell(hours));
  // Open by what was read a while ago may be what the server has just said no to.
  const lookIntoClosed = useEffectEvent(() => {
    const isOpen = serviceStatus(hours, serverClock.now(), timeZone).status === 'OPEN';
    if (isOpen) void lookAgain();
    else look();
  });
  // A number, so that a flow that begins anew while it asks is answered again.
  const asked = known && !isFetching && step === 'CheckServiceHours' ? check : null;
  useEffect(() => {
    if (asked !== null) look();
  }, [asked]);

  const say = useEffectEvent(() => {
    const { from, to, current_time } = status ?? serviceStatus(hours, serverClock.now(), timeZone);
    const known = from !== null && to !== null && current_time !== null;
    const message = known ? t('closed.toast', { from, to, current_time }) : tErrors('error.store-closed-v2');
    notify({ kind: 'error', message, id: 'service-closed' });
  });
  const closed = step === 'ServiceClosed';
  useEffect(() => {
    if (!closed) return undefined;
    say();
    const timer = setInterval(() => lookIntoClosed(), LOOK_AGAIN_MS);
    return () => clearInterval(timer);
  }, [closed]);
  return lookAgain;
}
