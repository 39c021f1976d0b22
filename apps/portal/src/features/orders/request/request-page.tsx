import { useMediaQuery } from '@mantine/hooks';
import type { Vendor } from '@riderbell/contract/shapes/vendor.ts';
import type { Coordinates } from '@riderbell/domain/places/coordinates.ts';
import { readableAddress } from '@riderbell/domain/places/address.ts';
import { type Dispatch, lazy, Suspense, useEffect, useRef, useState } from 'react';
import { withRetry } from '../../../platform/lazy/with-retry.ts';
import { wait } from '../../../platform/clock.ts';
import { useProblemText, useTexts } from '../../../platform/i18n/use-texts.ts';
import { focusField, focusPage, goOnByEnter } from './form-focus.ts';
import { type Keeper, keptDraft, keptDropOffs } from './kept.ts';
import type { ChosenPlace } from './place.ts';
import { type RequestEvent, type RequestFlow, isDeliverable } from './request-flow.ts';
import { RequestMap } from './request-map.tsx';
import classes from './request-page.module.css';
import { CustomerSection } from './sections/customer-section.tsx';
import { DestinationSection, DoorFields } from './sections/destination-section.tsx';
import { ItemsSection } from './sections/items-section.tsx';
import { PaymentSection } from './sections/payment-section.tsx';
import { TimeSection } from './sections/time-section.tsx';
import type { RequestSlots } from './slots.ts';
import { StepBar, StepsHead } from './steps.tsx';
import { SummaryPanel } from './summary/summary-panel.tsx';
import { SubmissionNotice } from './submission-notice.tsx';
import { usePin } from './use-pin.ts';
import { type RequestPage as Page, useRequestPage } from './use-request-page.ts';

export interface RequestPageProps {
  readonly vendor: Vendor;
  readonly flow: RequestFlow & { readonly origin: Coordinates };
  readonly dispatch: Dispatch<RequestEvent>;
  readonly slots: RequestSlots;
  readonly serviceHours: string | null;
  readonly keeper: Keeper;
}

/** Most requests ask no question, so what asks is fetched when there is one. */
const RequestDialogs = lazy(async () => {
  const { RequestDialogs: dialogs } = await withRetry(() => import('./request-dialogs.tsx'), wait);
  return { default: dialogs };
});

/** From here on the layout of the shell is wide as well. */
const WIDE = '(min-width: 62em)';

/** The form of a request: one calm page on a wide screen, three pages one after another on a narrow one. */
export function RequestPage(props: RequestPageProps) {
  const { vendor, flow, dispatch, slots, serviceHours, keeper } = props;
  const t = useTexts('orders');
  const wide = useMediaQuery(WIDE, window.matchMedia(WIDE).matches) ?? true;
  const [kept] = useState(() => keptDraft(keeper));
  const page = useRequestPage({ ...props, kept, wide });
  const { form, formElement, quotes, submission } = page;
  const place = (chosen: ChosenPlace) => {
    page.clearAddressFault();
    dispatch({ type: 'destination-chosen', place: chosen });
  };
  const pin = usePin(slots.lookUpPlace, place);
  const destination = useDestination(props, page, pin, place);
  useFirstFocus(page, wide && flow.destination === null);
  usePageTurn(page, wide ? null : pageOf(flow.step));
  const locked = submission.state.phase === 'sending' || submission.state.phase === 'unsent';
  const shows = (step: RequestFlow['step']) => wide || pageOf(flow.step) === step;
  const map = <RequestMap flow={flow} pin={pin} locked={locked} collapsible={!wide} />;
  const notice = (
    <SubmissionNotice
      submission={submission}
      trackingPath={slots.trackingPath(vendor.vendor_id)}
      onUsed={() => void quotes.fee.refetch()}
    />
  );

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Enter in a field goes to the next one
    <form
      ref={formElement}
      className={wide ? classes.page : `${classes.page} ${classes.narrow}`}
      noValidate
      aria-label={t('title')}
      onSubmit={(event) => {
        event.preventDefault();
        if (!locked) page.submit();
      }}
      onKeyDown={goOnByEnter}
    >
      {!wide && <StepsHead step={flow.step} />}
      {!wide && map}
      <fieldset className={classes.sections} disabled={locked}>
        <DestinationSection
          {...destination}
          AddressField={slots.AddressField}
          form={form}
          hidden={!shows('AskForDestinationAddress')}
          withDetails={wide}
        />
        <CustomerSection form={form} onPhoneFocus={page.loadPhoneRule} hidden={!shows('FillOrderDetails')}>
          {!wide && <DoorFields form={form} />}
        </CustomerSection>
        <ItemsSection form={form} hidden={!shows('FillOrderDetails')} />
        <PaymentSection form={form} methods={page.methods} hidden={!shows('FillPaymentDetails')} />
        <TimeSection form={form} serviceHours={serviceHours} hidden={!shows('FillPaymentDetails')} />
      </fieldset>
      {wide ? (
        <SummaryPanel
          map={map}
          vendor={vendor}
          flow={flow}
          quotes={quotes}
          sending={submission.state.phase === 'sending'}
          locked={locked}
        >
          {notice}
        </SummaryPanel>
      ) : (
        <StepBar
          flow={flow}
          quotes={quotes}
          sending={submission.state.phase === 'sending'}
          locked={locked}
          onBack={() => dispatch({ type: 'went-back' })}
        >
          {notice}
        </StepBar>
      )}
      {(submission.state.phase === 'asking' || page.itemValue.asking) && (
        <Suspense>
          <RequestDialogs page={page} />
        </Suspense>
      )}
    </form>
  );
}

/** On which page of a narrow screen a step is worked on. */
function pageOf(step: RequestFlow['step']): RequestFlow['step'] {
  return step === 'CheckIfDestinationIsValid' ? 'AskForDestinationAddress' : step;
}

/** A merchant begins with the address, and then goes on with what is still empty. */
function useFirstFocus({ addressInput }: Page, wanted: boolean): void {
  useEffect(() => {
    if (!wanted) return undefined;
    // After the shell has given the focus to the heading of a new screen.
    const frame = requestAnimationFrame(() => addressInput.current?.focus());
    return () => cancelAnimationFrame(frame);
    // oxlint-disable-next-line react/exhaustive-deps -- only when the page opens
  }, []);
}

/**
 * After the choice of a place the merchant goes on with what is still empty, once a rider can go there; a rejected place
 * leaves the focus in its field. Whoever has gone on already is left alone.
 */
function useNextField({ addressInput, formElement, form }: Page, deliverable: boolean): { awaitVerdict: () => void } {
  const chosen = useRef(false);
  useEffect(() => {
    if (!deliverable || !chosen.current) return;
    chosen.current = false;
    if (document.activeElement !== addressInput.current) return;
    const { customerName, customerPhone } = form.getValues();
    const next = customerName === '' ? 'customerName' : customerPhone === '' ? 'customerPhone' : 'amount';
    focusField(formElement.current, next);
  }, [deliverable, addressInput, formElement, form]);
  return { awaitVerdict: () => void (chosen.current = true) };
}

/** Another page of a narrow screen begins at its top, with its first field or its heading. */
function usePageTurn({ formElement }: Page, shown: RequestFlow['step'] | null): void {
  const before = useRef(shown);
  useEffect(() => {
    if (shown === null || before.current === shown) return;
    before.current = shown;
    window.scrollTo({ top: 0 });
    focusPage(formElement.current);
  }, [shown, formElement]);
}

/** What the address section shows and does. */
function useDestination(
  { flow, dispatch, keeper }: RequestPageProps,
  page: Page,
  pin: ReturnType<typeof usePin>,
  place: (chosen: ChosenPlace) => void,
) {
  const t = useTexts('orders');
  const tErrors = useTexts('errors');
  const problemText = useProblemText();
  const [recent] = useState(() => keptDropOffs(keeper));
  const { awaitVerdict } = useNextField(page, isDeliverable(flow));
  const fault = (): string | null => {
    if (flow.verdict === 'too-far') return tErrors('request.error.too-far');
    if (flow.verdict === 'outside-area') return tErrors('request.error.undeliverable-address');
    if (flow.verdict === 'unverified') return t('destination.unverified');
    if (pin.problem) return problemText(pin.problem);
    return page.addressFault && page.faultText(page.addressFault);
  };
  return {
    destination: flow.destination,
    near: flow.origin,
    error: fault(),
    checking: flow.destination !== null && flow.verdict === 'unknown',
    deliverable: isDeliverable(flow),
    pending: pin.pending,
    inputRef: page.addressInput,
    offers: recent.map(({ place: known, customer }, index) => ({
      key: String(index),
      title: readableAddress([customer.unitNumber, customer.building, known.address].join(',')),
      note: [customer.customerName, customer.customerPhone].filter(Boolean).join(' · '),
    })),
    onChoose: (chosen: ChosenPlace) => {
      pin.forget();
      awaitVerdict();
      place(chosen);
    },
    onClear: () => {
      pin.forget();
      dispatch({ type: 'destination-dropped' });
    },
    onOffer: (key: string) => {
      const offer = recent[Number(key)];
      if (!offer) return;
      pin.forget();
      awaitVerdict();
      place(offer.place);
      for (const [name, value] of Object.entries(offer.customer))
        page.form.setValue(name as keyof typeof offer.customer, value);
    },
    onName: (address: string) => {
      page.clearAddressFault();
      pin.forget();
      dispatch({ type: 'destination-named', address });
    },
  };
}
