import { guestVendorId } from '@riderbell/domain/outlets/guest-vendor.ts';
import { type AcceptedHours, isOpen, serviceStatus } from '@riderbell/domain/outlets/service-hours.ts';
import { type Dispatch, type ReactNode, Suspense, useEffect, useEffectEvent } from 'react';
import { serverClock } from '@riderbell/web/clock.ts';
import { useDeployment } from '@riderbell/web/deployment.ts';
import { useTexts } from '@riderbell/web/i18n/use-texts.ts';
import { lazyPart } from '@riderbell/web/lazy/lazy-part.ts';
import { useSearchParams } from 'react-router';
import { repeatedOrderIdOf, orderIdOf } from '../../platform/paths.ts';
import { useCurrentVendor } from '../../platform/vendors/current-vendor.tsx';
import { notify } from '@riderbell/ui/notices/notify.ts';
import { PageHeader } from '@riderbell/ui/page-header.tsx';
import { SkeletonCards } from '@riderbell/ui/states/skeletons.tsx';
import { useAcceptedHours } from './model/country-parameters.ts';
import type { RequestEvent, RequestFlow } from '@riderbell/domain/requests/request-flow.ts';
import type { RequestMode } from './model/request-mode.ts';
import { NewRequest } from './new-request/new-request.tsx';
import { RequestPage } from './request-page.tsx';
import { useGuestTexts } from './guest-sender/use-guest-texts.ts';
import { useRequestFlow } from './model/use-request-flow.ts';

/** Only guests need it. */
const GuestRequest = lazyPart(() => import('./guest-sender/guest-request.tsx'), 'GuestRequest');

/** Shown out of hours: most visits do not need it. */
const ServiceClosed = lazyPart(() => import('./service-hours/service-closed.tsx'), 'ServiceClosed');

const EditOrder = lazyPart(() => import('./edit-order/edit-order.tsx'), 'EditOrder');

const OrderAgain = lazyPart(() => import('./order-again/order-again.tsx'), 'OrderAgain');

const waiting = <SkeletonCards count={3} height={150} />;

/**
 * Requesting a rider: the flow of specification §4 on one screen. Needs the text areas `orders`, `places` and `errors`.
 */
export function RequestARiderScreen({ tour }: { tour: ReactNode }) {
  const t = useTexts('orders');
  const [search] = useSearchParams();
  const editedId = orderIdOf(search);
  const isGuest = useCurrentVendor().vendor.vendor_id === guestVendorId;
  const hasTexts = useGuestTexts(isGuest);
  const flowOf = (mode: RequestMode, key?: string) => <FlowOfRequest key={key} mode={mode} tour={tour} />;
  return (
    <>
      <PageHeader compact title={t(editedId === null ? 'title' : 'title.edit')} />
      <Suspense fallback={waiting}>
        {hasTexts ? (
          <Request New={isGuest ? GuestRequest : NewRequest} editedId={editedId} againId={repeatedOrderIdOf(search)}>
            {flowOf}
          </Request>
        ) : (
          waiting
        )}
      </Suspense>
    </>
  );
}

/** Chooses the mode from the URL: a new request, one that begins as a copy of an order, or an edit of an order. */
function Request({
  New,
  editedId,
  againId,
  children,
}: {
  New: typeof NewRequest;
  editedId: string | null;
  againId: string | null;
  children: (mode: RequestMode, key?: string) => ReactNode;
}) {
  if (editedId !== null) return <EditOrder orderId={editedId}>{children}</EditOrder>;
  if (againId === null) return <New key="new">{children}</New>;
  return (
    <OrderAgain orderId={againId}>
      {(again) => (
        <New key={again?.orderId ?? 'new'} again={again}>
          {children}
        </New>
      )}
    </OrderAgain>
  );
}

/** The steps of a request, in any mode. */
function FlowOfRequest({ mode, tour }: { mode: RequestMode; tour: ReactNode }) {
  const [flow, dispatch] = useRequestFlow((vendor) => ({
    type: 'StartFlow',
    vendorId: vendor.vendor_id,
    editing: mode.kind === 'edit',
    ...mode.start(vendor),
  }));
  const service = useAcceptedHours();
  const lookAgain = useHours(flow, dispatch, service);
  const { origin, hours } = flow;
  switch (flow.step) {
    case 'WaitForVendor':
    case 'CheckServiceHours':
      return waiting;
    case 'AskForOriginAddress':
    case 'AskForOriginAddressDetails':
      return mode.view.origin.ask({ flow, dispatch });
    case 'ServiceClosed':
      return hours ? (
        <ServiceClosed
          status={hours}
          hours={service.hours}
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
            mode={mode}
            flow={{ ...flow, origin }}
            dispatch={dispatch}
            hours={service.hours}
          />
          {tour}
        </>
      ) : null;
  }
}

/** How often a closed service is checked: it opens on a minute. */
const LOOK_AGAIN_MS = 15_000;

/** Checks the hours when the flow asks, and again while the service is closed; shows a snackbar when it is. */
function useHours(
  { step, hours: status, check }: RequestFlow,
  dispatch: Dispatch<RequestEvent>,
  { hours, known, isFetching, refetch }: ReturnType<typeof useAcceptedHours>,
): () => Promise<void> {
  const t = useTexts('orders');
  const tErrors = useTexts('errors');
  const { time_zone: timeZone } = useDeployment();
  const report = (accepted: AcceptedHours) =>
    dispatch({ type: 'HoursKnown', check, hours: serviceStatus(accepted, serverClock.now(), timeZone) });
  const lookAgain = async () => report(await refetch());
  const look = useEffectEvent(() => report(hours));
  // The cached hours may say open although the server has just said closed.
  const lookIntoClosed = useEffectEvent(() => {
    if (isOpen(hours, serverClock.now(), timeZone)) void lookAgain();
    else look();
  });
  // A number, so that a flow that restarts meanwhile gets an answer too.
  const pendingCheck = known && !isFetching && step === 'CheckServiceHours' ? check : null;
  useEffect(() => {
    if (pendingCheck !== null) look();
  }, [pendingCheck]);

  const notifyClosed = useEffectEvent(() => {
    const { from, to, current_time } = status ?? serviceStatus(hours, serverClock.now(), timeZone);
    const known = from !== null && to !== null && current_time !== null;
    const message = known ? t('closed.toast', { from, to, current_time }) : tErrors('error.store-closed-v2');
    notify({ kind: 'error', message, id: 'service-closed' });
  });
  const closed = step === 'ServiceClosed';
  useEffect(() => {
    if (!closed) return undefined;
    notifyClosed();
    const timer = setInterval(() => lookIntoClosed(), LOOK_AGAIN_MS);
    return () => clearInterval(timer);
  }, [closed]);
  return lookAgain;
}
