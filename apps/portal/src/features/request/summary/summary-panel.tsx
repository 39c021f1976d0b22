import type { Vendor } from '@riderbell/contract/shapes/vendor.ts';
import type { ReactNode } from 'react';
import { SubmitButton } from '@riderbell/ui/buttons/submit-button.tsx';
import { Panel } from '@riderbell/ui/panel.tsx';
import type { RequestFlow } from '@riderbell/domain/requests/request-flow.ts';
import classes from '../request-page.module.css';
import type { PricedQuotes } from '../quote/use-quotes.ts';
import { FeeCard } from './fee-card.tsx';
import { RouteStops } from './route-stops.tsx';

/** Beside the form of a wide screen: the way, the times, the price, and the button that it is all about. */
export function SummaryPanel({
  map,
  vendor,
  changeOrigin,
  flow,
  quotes,
  submitLabel,
  sending,
  locked,
  children,
}: {
  map: ReactNode;
  vendor: Vendor;
  changeOrigin: ReactNode;
  flow: RequestFlow;
  quotes: PricedQuotes;
  submitLabel: string;
  sending: boolean;
  locked: boolean;
  children: ReactNode;
}) {
  const working = quotes.trip !== null && (flow.verdict === 'unknown' || quotes.isPricing);
  return (
    <div className={classes.aside}>
      {map}
      <Panel className={classes.summary}>
        {/* First, because below the price it could lie outside the screen. */}
        {children}
        <FeeCard quotes={quotes}>
          <RouteStops
            vendor={vendor}
            changeOrigin={changeOrigin}
            destination={quotes.isUnchosen ? null : flow.destination}
          />
        </FeeCard>
        <SubmitButton pending={sending} disabled={working || (locked && !sending)}>
          {submitLabel}
        </SubmitButton>
      </Panel>
    </div>
  );
}
