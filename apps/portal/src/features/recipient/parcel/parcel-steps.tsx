import type { TrackedOrder } from '@riderbell/contract/shapes/tracked-order.ts';
import { Bike, CircleCheck, ClipboardList, DoorOpen, type LucideIcon, PackageCheck } from 'lucide-react';
import { useFormats } from '@riderbell/web/i18n/formats.ts';
import { useTexts } from '@riderbell/web/i18n/use-texts.ts';
import { StepBar } from '@riderbell/ui/step-bar.tsx';
import classes from './parcel-steps.module.css';
import { type Step, stepsOf } from './stage.ts';

const icons: Readonly<Record<Step['name'], LucideIcon>> = {
  ordered: ClipboardList,
  'rider-coming': Bike,
  collected: PackageCheck,
  near: DoorOpen,
  delivered: CircleCheck,
};

/** How far the parcel has come, at a glance; nothing for a parcel that will not arrive. */
export function ParcelSteps({ order, nowMs }: { order: TrackedOrder; nowMs: number }) {
  const t = useTexts('public-tracking');
  const { time } = useFormats();
  const steps = stepsOf(order, nowMs);
  if (steps === null) return null;
  return (
    <StepBar
      label={t('steps.label')}
      className={classes.steps}
      steps={steps.map(({ name, state, at }) => {
        const Icon = icons[name];
        return {
          key: name,
          icon: <Icon size={18} />,
          name: t(`step.${name}`),
          state: state === 'now' ? 'current' : state,
          stateName: t(`steps.${state}`),
          time: at !== null && <time dateTime={at}>{time(at)}</time>,
        };
      })}
    />
  );
}
