import type { TrackedOrder } from '@riderbell/contract/shapes/tracked-order.ts';
import { Bike, CircleCheck, ClipboardList, DoorOpen, type LucideIcon, PackageCheck } from 'lucide-react';
import { useFormats } from '@riderbell/web/i18n/formats.ts';
import { useTexts } from '@riderbell/web/i18n/use-texts.ts';
import classes from '../link.module.css';
import { type Step, stepsOf } from './stage.ts';

const icons: Readonly<Record<Step['name'], LucideIcon>> = {
  ordered: ClipboardList,
  'rider-coming': Bike,
  collected: PackageCheck,
  near: DoorOpen,
  delivered: CircleCheck,
};

/** How far the parcel has come, at a glance; nothing for one that does not come. */
export function ParcelSteps({ order, nowMs }: { order: TrackedOrder; nowMs: number }) {
  const t = useTexts('public-tracking');
  const { time } = useFormats();
  const steps = stepsOf(order, nowMs);
  if (steps === null) return null;
  return (
    <ol className={classes.steps} aria-label={t('steps.label')}>
      {steps.map(({ name, state, at }) => {
        const Icon = icons[name];
        return (
          <li key={name} data-state={state} aria-current={state === 'now' ? 'step' : undefined}>
            <span className={classes.node} aria-hidden>
              <Icon size={18} />
            </span>
            <span className={classes.stepName}>{t(`step.${name}`)}</span>
            <span className="app-visually-hidden">{t(`steps.${state}`)}</span>
            {at !== null && (
              <time className={classes.stepTime} dateTime={at}>
                {time(at)}
              </time>
            )}
          </li>
        );
      })}
    </ol>
  );
}
