import { useMediaQuery } from '@mantine/hooks';
import type { Order } from '@riderbell/contract/shapes/order.ts';
import type { Vendor } from '@riderbell/contract/shapes/vendor.ts';
import { guestVendorId } from '@riderbell/domain/outlets/guest-vendor.ts';
import type { Coordinates } from '@riderbell/domain/places/coordinates.ts';
import { type ComponentProps, type Dispatch, lazy, Suspense, useEffect, useState } from 'react';
import { useLater } from '@riderbell/web/lazy/use-later.ts';
import { whenQuiet } from '@riderbell/web/lazy/when-quiet.ts';
import { withRetry } from '@riderbell/web/lazy/with-retry.ts';
import { wait } from '@riderbell/web/clock.ts';
import { useTexts } from '@riderbell/web/i18n/use-texts.ts';
import { paths } from '../../platform/paths.ts';
import type { EditedRequest } from './edit-order/edited-request.ts';
import { goOnByEnter } from './focus/form-focus.ts';
import { type Keeper, keptDraft } from './draft/stored-draft.ts';
import { CustomerBook } from './returning-customer/customer-book.tsx';
import { SeenOffers } from './returning-customer/seen-offers.tsx';
import type { ChosenPlace } from '@riderbell/domain/places/chosen-place.ts';
import type { RequestEvent, RequestFlow } from '@riderbell/domain/requests/request-flow.ts';
import { BegunNotice } from './draft/begun-notice.tsx';
import { ChangeOrigin, OriginLine } from './collection-point/change-origin.tsx';
import type { RequestAgain } from './order-again/request-again.ts';
import { RequestMap } from './destination/request-map.tsx';
import classes from './request-page.module.css';
import { CustomerSection } from './sections/customer-section.tsx';
import { DestinationSection, DoorFields } from './sections/destination-section.tsx';
import { ItemsSection } from './sections/items-section.tsx';
import { PaymentSection } from './sections/payment-section.tsx';
import { TimeSection } from './sections/time-section.tsx';
import type { AskedSender } from './guest-sender/use-sender.ts';
import { StepBar, StepsHead } from './steps/steps.tsx';
import { SummaryPanel } from './summary/summary-panel.tsx';
import { useDestination } from './destination/use-destination.ts';
import { useFirstFocus, usePageTurn } from './focus/use-form-focus.ts';
import { usePin } from './destination/use-pin.ts';
import { useStepHistory } from './steps/use-step-history.ts';
import { useTrackedStep } from './steps/use-tracked-step.ts';
import { useRequestPage } from './model/use-request-page.ts';

export interface RequestPageProps {
  readonly vendor: Vendor;
  readonly flow: RequestFlow & { readonly origin: Coordinates };
  readonly dispatch: Dispatch<RequestEvent>;
  readonly onCreated: (order: Order) => void;
  readonly serviceHours: string | null;
  readonly keeper: Keeper;
  /** The order that is changed here instead. */
  readonly edited?: EditedRequest | undefined;
  /** The order that is ordered again. */
  readonly again?: RequestAgain | undefined;
  /** Who sends it, where a guest has said so. */
  readonly sender: AskedSender | null;
}

const PaymentExtras = lazy(async () => {
  const { PaymentExtras: extras } = await withRetry(() => import('./sections/payment-extras.tsx'), wait);
  return { default: extras };
});

/** Most requests ask no question, so what asks is fetched when there is one. */
const RequestDialogs = lazy(async () => {
  const { RequestDialogs: dialogs } = await withRetry(() => import('./submission/request-dialogs.tsx'), wait);
  return { default: dialogs };
});

const SenderCard = lazy(async () => {
  const { SenderCard: card } = await withRetry(() => import('./guest-sender/sender-card.tsx'), wait);
  return { default: card };
});

const loadNotice = async () => {
  const { SubmissionNotice: notice } = await withRetry(() => import('./submission/submission-notice.tsx'), wait);
  return { default: notice };
};
const SubmissionNotice = lazy(loadNotice);

/** What tells of a dead network cannot be fetched over it, nor what is chosen without one: both come once the page is quiet. */
async function fetchAhead(): Promise<void> {
  await whenQuiet();
  // Only fetched ahead: whoever needs them asks for them again.
  await Promise.all([loadNotice(), import('./sections/later-fields.tsx')]).catch(() => undefined);
}

/** From here on the layout of the shell is wide as well. */
const WIDE = '(min-width: 62em)';

/** The form of a request: one calm page on a wide screen, three pages one after another on a narrow one. */
export function RequestPage(props: RequestPageProps) {
  const { vendor, flow, dispatch, serviceHours, keeper, edited, again, sender } = props;
  const t = useTexts('orders');
  const wide = useMediaQuery(WIDE, window.matchMedia(WIDE).matches) ?? true;
  const [kept] = useState(() => (edited ? edited.kept : keptDraft(keeper)));
  const page = useRequestPage({ ...props, kept: kept ?? again?.draft ?? null, wide });
  const { form, formElement, quotes, submission } = page;
  const place = (chosen: ChosenPlace) => {
    page.clearAddressFault();
    dispatch({ type: 'DestinationChosen', place: chosen });
  };
  const pin = usePin(place);
  const destination = useDestination(props, page, pin, place);
  useFirstFocus(page, wide && flow.destination === null);
  usePageTurn(page, wide ? null : pageOf(flow.step));
  useStepHistory(flow, dispatch, !wide);
  useTrackedStep(wide ? 'AskForDestinationAddress' : flow.step);
  const locked = submission.state.phase === 'sending' || submission.state.phase === 'unsent';
  const Customer = edited?.Customer ?? CustomerSection;
  const submitLabel = edited?.texts.submit ?? t('submit');
  const shows = (step: RequestFlow['step']) => wide || pageOf(flow.step) === step;
  const shown = { flow, pin, locked, spot: destination.spot, withArea: edited?.hasVendorsArea ?? true };
  const map = <RequestMap {...shown} collapsible={!wide} />;
  const seen = <SeenOffers form={form} {...destination} withNote={shows('FillOrderDetails')} />;
  const isGuest = vendor.vendor_id === guestVendorId;
  const parcelRules = useLater(
    ['guests', 'prohibited'],
    () => import('../../parts/prohibited-items/parcel-rules.tsx'),
    isGuest,
  );
  useEffect(() => void fetchAhead(), []);
  const told = submission.state.phase === 'unsent' || submission.state.phase === 'refused';
  const notice = told && (
    <Suspense>
      <SubmissionNotice
        submission={submission}
        trackingPath={paths.orderTracking(vendor.vendor_id)}
        onUsed={() => void quotes.fee.refetch()}
        edited={edited}
      />
    </Suspense>
  );

  const sent = sender && shows('AskForDestinationAddress') && <Sent sender={sender} dispatch={dispatch} />;

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Enter in a field goes to the next one
    <form
      ref={formElement}
      className={wide ? classes.page : `${classes.page} ${classes.narrow}`}
      noValidate
      data-tour="request"
      aria-label={t(flow.editing ? 'title.edit' : 'title')}
      onSubmit={(event) => {
        event.preventDefault();
        if (!locked) page.submit();
      }}
      onKeyDown={goOnByEnter}
    >
      {!wide && <StepsHead step={flow.step} />}
      <fieldset className={classes.sections} disabled={locked}>
        <BegunNotice {...props} kept={kept} page={page} />
        {edited?.notice}
        {wide && sent}
        <DestinationSection {...destination} form={form} hidden={!shows('AskForDestinationAddress')} withDetails={wide}>
          {!wide && shows('AskForDestinationAddress') && seen}
        </DestinationSection>
        {!wide && sent}
        {!wide && !sender && shows('AskForDestinationAddress') && (
          <OriginLine vendor={vendor} flow={flow} dispatch={dispatch} />
        )}
        <Customer form={form} onPhoneFocus={page.loadPhoneRule} hidden={!shows('FillOrderDetails')}>
          <CustomerBook vendorId={vendor.vendor_id} form={form} {...destination} />
          {shows('FillOrderDetails') && seen}
          {!wide && <DoorFields form={form} />}
        </Customer>
        <ItemsSection form={form} editing={flow.editing} hidden={!shows('FillOrderDetails')}>
          {parcelRules && <parcelRules.ParcelRules />}
        </ItemsSection>
        <PaymentSection form={form} methods={page.methods} hidden={!shows('FillPaymentDetails')}>
          {/* What is on the receipt, and what lowers the price, is settled with the request. */}
          {!flow.editing && <LaterExtras {...page} vendorId={vendor.vendor_id} />}
        </PaymentSection>
        {!flow.editing && <TimeSection form={form} serviceHours={serviceHours} hidden={!shows('FillPaymentDetails')} />}
      </fieldset>
      {/* Below the address field, which a phone has room for first. */}
      {!wide && map}
      {wide ? (
        <SummaryPanel
          map={map}
          vendor={vendor}
          changeOrigin={<ChangeOrigin vendor={vendor} flow={flow} dispatch={dispatch} />}
          flow={flow}
          quotes={quotes}
          submitLabel={submitLabel}
          sending={submission.state.phase === 'sending'}
          locked={locked}
        >
          {notice}
        </SummaryPanel>
      ) : (
        <StepBar
          flow={flow}
          quotes={quotes}
          submitLabel={submitLabel}
          sending={submission.state.phase === 'sending'}
          locked={locked}
          onBack={() => dispatch({ type: 'GoBack' })}
        >
          {notice}
        </StepBar>
      )}
      {page.isAsking && (
        <Suspense>
          <RequestDialogs page={page} edited={edited} />
        </Suspense>
      )}
    </form>
  );
}

function LaterExtras(facts: ComponentProps<typeof PaymentExtras>) {
  return (
    <Suspense fallback={<div className={classes.extras} />}>
      <PaymentExtras {...facts} />
    </Suspense>
  );
}

/** Who sends it, and the way back to that question. */
function Sent({ sender: { typed }, dispatch }: { sender: AskedSender; dispatch: Dispatch<RequestEvent> }) {
  const goBack = () => typed.place && dispatch({ type: 'GoBackToOriginAddressDetails', place: typed.place });
  return (
    <Suspense>
      <SenderCard typed={typed} onChange={goBack} />
    </Suspense>
  );
}

/** On which page of a narrow screen a step is worked on. */
function pageOf(step: RequestFlow['step']): RequestFlow['step'] {
  return step === 'CheckIfDestinationIsValid' ? 'AskForDestinationAddress' : step;
}
