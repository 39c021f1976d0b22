import { asapWithinMinutes } from '@riderbell/domain/orders/scheduling.ts';
import type { AcceptedHours } from '@riderbell/domain/outlets/service-hours.ts';
import { Clock, Zap } from 'lucide-react';
import { Suspense } from 'react';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { useFlag } from '@riderbell/web/flags/flags.ts';
import { lazyPart } from '@riderbell/web/lazy/lazy-part.ts';
import { useTexts } from '@riderbell/web/i18n/use-texts.ts';
import { Skeleton } from '@riderbell/ui/states/skeleton.tsx';
import { ChoiceCards } from '@riderbell/ui/fields/choice-cards.tsx';
import type { RequestForm } from '../model/request-form.ts';
import { Section } from './section.tsx';

/** Most riders are requested for now, so these fields are loaded on demand. */
const LaterFields = lazyPart(() => import('./later-fields.tsx'), 'LaterFields');

/** When the rider comes: now, or at a time in the next two days. */
export function TimeSection({
  form,
  hours,
  hidden,
}: {
  form: UseFormReturn<RequestForm>;
  hours: AcceptedHours;
  hidden: boolean;
}) {
  const t = useTexts('orders');
  const deliveryTime = useWatch({ control: form.control, name: 'deliveryTime' });
  const preOrder = useFlag('pre_order');
  const asap = {
    value: 'asap',
    label: t('time.asap'),
    description: t('time.asap.hint', { count: asapWithinMinutes }),
    icon: <Zap size={20} />,
  } as const;
  const later = {
    value: 'later',
    label: t('time.later'),
    description: t('time.later.hint'),
    icon: <Clock size={20} />,
  } as const;
  const choose = (value: RequestForm['deliveryTime']) => {
    form.setValue('deliveryTime', value);
    form.clearErrors('preorderedFor');
  };
  return (
    <Section title={t('time.title')} hidden={hidden}>
      <ChoiceCards
        label={t('time.when')}
        value={deliveryTime}
        onChange={choose}
        // A choice made before the flag was turned off stays visible, with its fault.
        choices={preOrder || deliveryTime === 'later' ? [asap, later] : [asap]}
      />
      {deliveryTime === 'later' && (
        <Suspense fallback={<Skeleton height={64} radius="sm" />}>
          <LaterFields form={form} hours={hours} />
        </Suspense>
      )}
    </Section>
  );
}
