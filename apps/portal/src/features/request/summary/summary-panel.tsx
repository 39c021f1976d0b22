import type { ReactNode } from 'react';
import { SubmitButton } from '@riderbell/ui/buttons/submit-button.tsx';
import { Panel } from '@riderbell/ui/panel.tsx';
import type { RequestFlow } from '@riderbell/domain/requests/request-flow.ts';
import { Stack } from '@riderbell/ui/layout/stack.tsx';
import classes from '../request-page.module.css';
import type { PricedQuotes } from '../quote/use-quotes.ts';
import { FeeCard } from './fee-card.tsx';
import { type RouteStart, RouteStops } from './route-stops.tsx';
import type { SubmitState } from './submit-state.ts';

/** Beside the form of a wide screen: the route, the times, the price and the submit button. */
export function SummaryPanel({
  map,
  from,
  flow,
  quotes,
  submit,
  children,
}: {
  map: ReactNode;
  from: RouteStart;
  flow: RequestFlow;
  quotes: PricedQuotes;
  submit: SubmitState;
  children: ReactNode;
}) {
  const working = quotes.trip !== null && (flow.verdict === 'unknown' || quotes.isPricing);
  return (
    <Stack gap={3} className={classes.aside}>
      {map}
      <Stack as={Panel} gap={3} className={classes.summary}>
        {/* First, because below the price it could lie outside the screen. */}
        {children}
        <FeeCard quotes={quotes}>
          <RouteStops from={from} destination={quotes.isUnchosen ? null : flow.destination} />
        </FeeCard>
        <SubmitButton pending={submit.isSending} disabled={working || (submit.isLocked && !submit.isSending)}>
          {submit.label}
        </SubmitButton>
      </Stack>
    </Stack>
  );
}
