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
import { StepBar } from '@riderbell/ui/step-bar.tsx';
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

/** The progress of the order, with the time of each milestone. */
export function ProgressBar({ order }: { order: Order }) {
  const t = useTexts('tracking');
  const { time } = useFormats();
  return (
    <StepBar
      label={t('steps.label')}
      steps={progressSteps(order).map(({ name, state, at }) => {
        const Icon = icons[name];
        return {
          key: name,
          icon: <Icon size={17} />,
          name: t(`step.${name}`),
          state,
          stateName: t(`steps.state.${state}`),
          time: at !== null && time(at),
        };
      })}
    />
  );
}
