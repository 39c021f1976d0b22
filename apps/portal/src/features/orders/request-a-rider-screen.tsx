import type { Vendor } from '@riderbell/contract/shapes/vendor.ts';
import type { Coordinates } from '@riderbell/domain/places/coordinates.ts';
import { hasCoordinates } from '@riderbell/domain/outlets/outlet-rules.ts';
import { serviceStatus } from '@riderbell/domain/outlets/service-hours.ts';
import { type Dispatch, lazy, Suspense, useEffect, useEffectEvent, useReducer } from 'react';
import { browserClock, wait } from '../../platform/clock.ts';
import { useDeployment } from '../../platform/deployment.ts';
import { useTexts } from '../../platform/i18n/use-texts.ts';
import { withRetry } from '../../platform/lazy/with-retry.ts';
import { useSession } from '../../platform/session/browser-session.ts';
import { useCurrentVendor } from '../../platform/vendors/current-vendor.tsx';
import { notify } from '../../ui/notices/notify.ts';
import { PageHeader } from '../../ui/page-header.tsx';
import { SkeletonCards } from '../../ui/states/skeletons.tsx';
import { useServiceHours } from './request/country-parameters.ts';
import { type Keeper, keptDraft } from './request/kept.ts';
import { initialFlow, type RequestEvent, type RequestFlow, requestFlow } from './request/request-flow.ts';
import { RequestPage } from './request/request-page.tsx';
import type { RequestSlots } from './request/slots.ts';

/** Seen once for an outlet, or out of hours: most visits do without them. */
const OriginStep = lazy(async () => {
  const { OriginStep: step } = await withRetry(() => import('./request/origin/origin-step.tsx'), wait);
  return { default: step };
});
const ServiceClosed = lazy(async () => {
  const { ServiceClosed: closed } = await withRetry(() => import('./request/service-closed.tsx'), wait);
  return { default: closed };
});

const waiting = <SkeletonCards count={3} height={150} />;

/**
 * Requesting a rider: the flow of specification §4 on one screen. Needs the text areas `orders`, `places` and `errors`.
 * `slots` are the parts of other features, which `app/` hands over.
 */
export function RequestARiderScreen(slots: RequestSlots) {
  const t = useTexts('orders');
  const { vendor } = useCurrentVendor();
  return (
    <>
      <PageHeader title={t('title')} />
      <Suspense fallback={waiting}>
        <RequestOfVendor key={vendor.vendor_id} vendor={vendor} slots={slots} />
      </Suspense>
    </>
  );
}

function originOf(vendor: Vendor): Coordinates | null {
  const { location } = vendor.vendor_information;
  return hasCoordinates(location) ? { latitude: location.latitude, longitude: location.longitude } : null;
}

function RequestOfVendor({ vendor, slots }: { vendor: Vendor; slots: RequestSlots }) {
  const accountId = useSession()?.user.id ?? '';
  const keeper: Keeper = { accountId, vendorId: vendor.vendor_id };
  const [flow, dispatch] = useReducer(requestFlow, null, () =>
    requestFlow(initialFlow, {
      type: 'started',
      vendorId: vendor.vendor_id,
      origin: originOf(vendor),
      destination: keptDraft(keeper)?.destination ?? null,
    }),
  );
  const service = useServiceHours();
  const lookAgain = useHours(flow, dispatch, service);

  const { origin, hours } = flow;
  switch (flow.step) {
    case 'WaitForVendor':
    case 'CheckServiceHours':
      return waiting;
    case 'AskForOriginAddress':
    case 'AskForOriginAddressDetails':
      return <OriginStep vendor={vendor} flow={flow} dispatch={dispatch} slots={slots} />;
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
        <RequestPage
          vendor={vendor}
          flow={{ ...flow, origin }}
          dispatch={dispatch}
          slots={slots}
          serviceHours={service.hours}
          keeper={keeper}
        />
      ) : null;
  }
}

/** How often a closed service is looked at: it opens on a minute. */
const LOOK_AGAIN_MS = 15_000;

/** Checks the hours when the flow asks, and again while the service is closed; says in a notice that it is. */
function useHours(
  { step, hours: status }: RequestFlow,
  dispatch: Dispatch<RequestEvent>,
  { hours, known, isFetching, refetch }: ReturnType<typeof useServiceHours>,
): () => Promise<void> {
  const t = useTexts('orders');
  const { time_zone: timeZone } = useDeployment();
  const tell = (parameter: string | null) =>
    dispatch({ type: 'hours-known', hours: serviceStatus(parameter, browserClock.now(), timeZone) });
  const look = useEffectEvent(() => tell(hours));
  const asked = known && !isFetching && step === 'CheckServiceHours';
  useEffect(() => {
    if (asked) look();
  }, [asked]);

  const say = useEffectEvent(() => {
    const { from, to, current_time } = status ?? serviceStatus(hours, browserClock.now(), timeZone);
    const message = t('closed.toast', { from: from ?? '', to: to ?? '', current_time: current_time ?? '' });
    notify({ kind: 'error', message, id: 'service-closed' });
  });
  const closed = step === 'ServiceClosed';
  useEffect(() => {
    if (!closed) return undefined;
    say();
    const timer = setInterval(() => look(), LOOK_AGAIN_MS);
    return () => clearInterval(timer);
  }, [closed]);
  return async () => tell((await refetch()).data ?? null);
}
