import type { Order } from '@riderbell/contract/shapes/order.ts';
import {
  Bike,
  CircleCheck,
  DoorOpen,
  type LucideIcon,
  OctagonX,
  PackageCheck,
  PackageX,
  Send,
  Store,
  Undo2,
} from 'lucide-react';
import { useFormats } from '@riderbell/web/i18n/formats.ts';
import { useTexts } from '@riderbell/web/i18n/use-texts.ts';
import classes from './progress-bar.module.css';
import { type ProgressStepName, progressSteps } from './progress-steps.ts';

const icons: Readonly<Record<ProgressStepName, LucideIcon>> = {
  requested: Send,
  'rider-coming': Bike,
  'at-collection-point': Store,
  collected: PackageCheck,
  'near-customer': DoorOpen,
  delivered: CircleCheck,
  returning: Undo2,
  returned: PackageX,
  stopped: OctagonX,
};

/** How far the order has come, with the time of each milestone. */
export function ProgressBar({ order }: { order: Order }) {
  const t = useTexts('tracking');
  const { time } = useFormats();
  return (
    <ol className={classes.steps} aria-label={t('steps.label')}>
      {progressSteps(order).map(({ name, state, at }) => {
        const Icon = icons[name];
        return (
          <li
            key={name}
            className={classes.step}
            data-state={state}
            aria-current={state === 'current' ? 'step' : undefined}
          >
            <span className={classes.node} aria-hidden>
              <Icon size={17} />
            </span>
            <span className={classes.name}>{t(`step.${name}`)}</span>
            <span className="app-visually-hidden">{t(`steps.state.${state}`)}</span>
            <span className={classes.at}>{at === null ? '' : time(at)}</span>
          </li>
        );
      })}
    </ol>
  );
}
