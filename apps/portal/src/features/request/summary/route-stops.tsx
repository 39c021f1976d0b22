import type { ReactNode } from 'react';
import { useTexts } from '@riderbell/web/i18n/use-texts.ts';
import type { ChosenPlace } from '@riderbell/domain/places/chosen-place.ts';
import classes from './summary.module.css';

/** Where the rider collects. */
export interface RouteStart {
  readonly name: string;
  /** The button that changes the collection point. */
  readonly change: ReactNode;
}

/** The route at a glance. */
export function RouteStops({ from, destination }: { from: RouteStart; destination: ChosenPlace | null }) {
  const t = useTexts('orders');
  const to = destination?.address ?? '';
  return (
    <ol className={classes.route}>
      <li className={classes.stop}>
        <span className={classes.stopRole}>{t('from')}</span>
        <span className={classes.stopPlace} title={from.name}>
          <bdi>{from.name}</bdi>
        </span>
        {from.change}
      </li>
      <li className={classes.stop}>
        <span className={classes.stopRole}>{t('to')}</span>
        <span className={to === '' ? `${classes.stopPlace} ${classes.stopNone}` : classes.stopPlace} title={to}>
          <bdi>{to === '' ? '–' : to}</bdi>
        </span>
      </li>
    </ol>
  );
}
