import type { Vendor } from '@riderbell/contract/shapes/vendor.ts';
import type { ReactNode } from 'react';
import { useTexts } from '../../../../platform/i18n/use-texts.ts';
import { SubmitButton } from '../../../../ui/buttons/submit-button.tsx';
import { Panel } from '../../../../ui/panel.tsx';
import type { RequestFlow } from '../request-flow.ts';
import classes from '../request-page.module.css';
import type { Quotes } from '../use-quotes.ts';
import { FeeCard } from './fee-card.tsx';
import { RouteStops } from './route-stops.tsx';

/** Beside the form of a wide screen: the way, the times, the price, and the button that it is all about. */
export function SummaryPanel({
  map,
  vendor,
  flow,
  quotes,
  sending,
  locked,
  children,
}: {
  map: ReactNode;
  vendor: Vendor;
  flow: RequestFlow;
  quotes: Quotes;
  sending: boolean;
  locked: boolean;
  children: ReactNode;
}) {
  const t = useTexts('orders');
  const working = quotes.trip !== null && (flow.verdict === 'unknown' || quotes.fee.isPending);
  return (
    <div className={classes.aside}>
      {map}
      <Panel className={classes.summary}>
        {/* First, because below the price it could lie outside the screen. */}
        {children}
        <RouteStops vendor={vendor} destination={flow.destination} />
        <FeeCard quotes={quotes} />
        <SubmitButton pending={sending} disabled={working || (locked && !sending)}>
          {t('submit')}
        </SubmitButton>
      </Panel>
    </div>
  );
}
