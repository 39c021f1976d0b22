import type { RequestEvent, RequestFlow } from '@riderbell/domain/requests/request-flow.ts';
import type { AcceptedHours } from '@riderbell/domain/outlets/service-hours.ts';
import { useMediaQuery } from '@riderbell/ui/use-media-query.ts';
import { whenIdle } from '@riderbell/web/lazy/when-idle.ts';
import { lazyPart } from '@riderbell/web/lazy/lazy-part.ts';
import { Stack } from '@riderbell/ui/layout/stack.tsx';
import { Grid } from '@riderbell/ui/layout/grid.tsx';
import { type Dispatch, type ReactNode, Suspense, useEffect, useState } from 'react';
import { RequestMap } from './destination/request-map.tsx';
import { type Destination, useDestination } from './destination/use-destination.ts';
import { RestoredNotice } from './draft/restored-notice.tsx';
import { goOnByEnter } from './focus/form-focus.ts';
import { useFirstFocus, usePageTurn } from './focus/use-form-focus.ts';
import type { CollectingFlow, RequestFacts } from './model/request-facts.ts';
import type { RequestMode } from './model/request-mode.ts';
import type { RequestModel } from './model/request-model.ts';
import { useRequestModel } from './model/use-request-model.ts';
import classes from './request-page.module.css';
import { FormSections } from './sections/form-sections.tsx';
import { StepBar, StepsHead } from './steps/steps.tsx';
import { useStepHistory } from './steps/use-step-history.ts';
import { useTrackedStep } from './steps/use-tracked-step.ts';
import type { SubmitState } from './summary/submit-state.ts';
import { SummaryPanel } from './summary/summary-panel.tsx';

/** Most requests ask no question, so the dialogs are loaded when there is one. */
const RequestDialogs = lazyPart(() => import('./submission/request-dialogs.tsx'), 'RequestDialogs');

const SubmissionNotice = lazyPart(() => import('./submission/submission-notice.tsx'), 'SubmissionNotice');

/**
 * Without a network neither the notice about it nor the fields for later can be loaded: both are loaded once the page
 * is idle.
 */
async function fetchAhead(): Promise<void> {
  await whenIdle();
  // Only a preload: they are loaded again when they are needed.
  await Promise.all([SubmissionNotice.preload(), import('./sections/later-fields.tsx')]).catch(() => undefined);
}

/** From this width on the layout of the shell is wide as well. */
const WIDE = '(min-width: 62em)';

/** The page of a narrow screen that a step belongs to. */
function pageOf(step: RequestFlow['step']): RequestFlow['step'] {
  return step === 'CheckIfDestinationIsValid' ? 'AskForDestinationAddress' : step;
}

/** The form of a request: one page on a wide screen, three pages in sequence on a narrow one. */
export function RequestPage({
  mode,
  flow,
  dispatch,
  hours,
}: {
  mode: RequestMode;
  flow: CollectingFlow;
  dispatch: Dispatch<RequestEvent>;
  hours: AcceptedHours;
}) {
  const wide = useMediaQuery(WIDE);
  const [restored] = useState(() => mode.draft.restored());
  const facts: RequestFacts = { mode, flow, dispatch, hours, initial: restored ?? mode.draft.own, wide };
  const model = useRequestModel(facts);
  const destination = useDestination(facts, model);
  const { elements, submission, itemValue } = model;
  const { form: formElement } = elements;
  const { phase } = submission.state;
  useFirstFocus(elements, wide && flow.destination === null);
  usePageTurn(elements, wide ? null : pageOf(flow.step));
  useStepHistory(flow, dispatch, !wide);
  useTrackedStep(wide ? 'AskForDestinationAddress' : flow.step);
  useEffect(() => void fetchAhead(), []);
  const { texts } = mode.view;
  const submit: SubmitState = {
    label: texts.submit,
    isSending: phase === 'sending',
    isLocked: phase === 'sending' || phase === 'unsent',
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Enter in a field goes to the next one
    <Grid
      as="form"
      ref={formElement}
      gap={wide ? 6 : 4}
      className={wide ? classes.page : classes.narrow}
      noValidate
      data-tour="request"
      aria-label={texts.title}
      onSubmit={(event) => {
        event.preventDefault();
        if (!submit.isLocked) model.goOn();
      }}
      onKeyDown={goOnByEnter}
    >
      {!wide && <StepsHead step={flow.step} />}
      <Stack as="fieldset" gap={3.5} disabled={submit.isLocked}>
        <RestoredNotice isRestored={restored !== null && mode.draft.isChanged(restored)} facts={facts} model={model} />
        <FormSections
          facts={facts}
          model={model}
          destination={destination}
          shows={(step) => wide || pageOf(flow.step) === step}
        />
      </Stack>
      <FormFoot facts={facts} model={model} destination={destination} submit={submit}>
        {(phase === 'unsent' || phase === 'refused') && <Notice mode={mode} model={model} />}
      </FormFoot>
      {(itemValue.isAsked || phase === 'asking' || phase === 'duplicate') && (
        <Suspense>
          <RequestDialogs model={model} acceptFee={texts.acceptFee} />
        </Suspense>
      )}
    </Grid>
  );
}

/** The map, the price and the submit button: beside the form of a wide screen, below that of a narrow one. */
function FormFoot({
  facts: { mode, flow, dispatch, wide },
  model,
  destination: { pin, customer },
  submit,
  children,
}: {
  facts: RequestFacts;
  model: RequestModel;
  destination: Destination;
  submit: SubmitState;
  children: ReactNode;
}) {
  const { quotes } = model.payment;
  const shown = { flow, pin, spot: customer.spot, locked: submit.isLocked, whoseArea: mode.pricing.area };
  const map = <RequestMap {...shown} collapsible={!wide} />;
  if (wide) {
    const from = { name: mode.vendor.name, change: mode.view.origin.change({ flow, dispatch }) };
    return (
      <SummaryPanel map={map} from={from} flow={flow} quotes={quotes} submit={submit}>
        {children}
      </SummaryPanel>
    );
  }
  return (
    <>
      {/* Below the address field, which a phone has room for first. */}
      {map}
      <StepBar flow={flow} quotes={quotes} submit={submit} onBack={() => dispatch({ type: 'GoBack' })}>
        {children}
      </StepBar>
    </>
  );
}

/** What happened to a request that is not an order. */
function Notice({ mode, model: { submission, payment } }: { mode: RequestMode; model: RequestModel }) {
  return (
    <Suspense>
      <SubmissionNotice
        submission={submission}
        vendorId={mode.vendor.vendor_id}
        onUsed={() => void payment.quotes.fee.refetch()}
        texts={mode.view.texts}
        recovery={mode.submission.recovery}
      />
    </Suspense>
  );
}
