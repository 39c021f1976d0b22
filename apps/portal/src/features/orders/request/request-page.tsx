import { Button } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import type { Vendor } from '@riderbell/contract/shapes/vendor.ts';
import type { Coordinates } from '@riderbell/domain/places/coordinates.ts';
import { type Dispatch, lazy, Suspense, useState } from 'react';
import { withRetry } from '../../../platform/lazy/with-retry.ts';
import { wait } from '../../../platform/clock.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { InlineNotice } from '../../../ui/notices/inline-notice.tsx';
import { goOnByEnter } from './form-focus.ts';
import { type Keeper, keptDraft } from './kept.ts';
import type { ChosenPlace } from './place.ts';
import type { RequestEvent, RequestFlow } from './request-flow.ts';
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
import { useDestination } from './use-destination.ts';
import { useFirstFocus, usePageTurn } from './use-form-focus.ts';
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
        {kept && <RestoredNotice page={page} dispatch={dispatch} />}
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

/** Says that the form was not empty to begin with, and empties it for the next customer. */
function RestoredNotice({ page, dispatch }: { page: Page; dispatch: Dispatch<RequestEvent> }) {
  const t = useTexts('orders');
  const [read, setRead] = useState(false);
  if (read) return null;
  const startOver = () => {
    setRead(true);
    page.startOver();
    dispatch({ type: 'destination-dropped' });
    page.addressInput.current?.focus();
  };
  return (
    <InlineNotice
      kind="info"
      action={
        <Button variant="default" size="xs" onClick={startOver}>
          {t('draft.clear')}
        </Button>
      }
    >
      {t('draft.restored')}
    </InlineNotice>
  );
}

/** On which page of a narrow screen a step is worked on. */
function pageOf(step: RequestFlow['step']): RequestFlow['step'] {
  return step === 'CheckIfDestinationIsValid' ? 'AskForDestinationAddress' : step;
}
