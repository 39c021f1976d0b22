import { NativeSelect } from '@mantine/core';
import { localDateOf } from '@riderbell/domain/countries/local-time.ts';
import { asapWithinMinutes } from '@riderbell/domain/orders/scheduling.ts';
import { Clock, Zap } from 'lucide-react';
import { useState } from 'react';
import { useFormState, type UseFormReturn, useWatch } from 'react-hook-form';
import { browserClock } from '../../../../platform/clock.ts';
import { useDeployment } from '../../../../platform/deployment.ts';
import { useFormats } from '../../../../platform/i18n/formats.ts';
import { useTexts } from '../../../../platform/i18n/use-texts.ts';
import { ChoiceCards } from '../../../../ui/fields/choice-cards.tsx';
import { FieldError } from '../../../../ui/fields/field-error.tsx';
import { type CollectionDay, collectionTimes } from '../collection-times.ts';
import type { RequestForm } from '../request-form.ts';
import { Section } from './section.tsx';
import classes from './sections.module.css';

/** When the rider comes: now, or at a time of the next two days. */
export function TimeSection({
  form,
  serviceHours,
  hidden,
}: {
  form: UseFormReturn<RequestForm>;
  serviceHours: string | null;
  hidden: boolean;
}) {
  const t = useTexts('orders');
  const { time_zone: timeZone, rules } = useDeployment();
  const deliveryTime = useWatch({ control: form.control, name: 'deliveryTime' });
  const offered = () =>
    collectionTimes({
      now: browserClock.now(),
      timeZone,
      minimumEtaMinutes: rules.minimum_eta_minutes,
      serviceHours,
    });
  const [days, setDays] = useState(() => (form.getValues('deliveryTime') === 'later' ? offered() : []));
  const choose = (value: RequestForm['deliveryTime']) => {
    form.setValue('deliveryTime', value);
    form.clearErrors('preorderedFor');
    if (value === 'asap') return;
    const found = offered();
    setDays(found);
    if (form.getValues('preorderedFor') === null) form.setValue('preorderedFor', found[0]?.times[0] ?? null);
  };
  return (
    <Section title={t('time.title')} hidden={hidden}>
      <ChoiceCards
        label={t('time.when')}
        value={deliveryTime}
        onChange={choose}
        choices={[
          {
            value: 'asap',
            label: t('time.asap'),
            description: t('time.asap.hint', { minutes: asapWithinMinutes }),
            icon: <Zap size={20} />,
          },
          { value: 'later', label: t('time.later'), description: t('time.later.hint'), icon: <Clock size={20} /> },
        ]}
      />
      {deliveryTime === 'later' && <LaterFields form={form} days={days} />}
    </Section>
  );
}

interface Option {
  readonly value: string;
  readonly label: string;
}

/** A choice that is not offered any more stays to be seen until another is made; the check says what is wrong with it. */
function withChosen(options: Option[], value: string, label: string): Option[] {
  return options.some((option) => option.value === value) ? options : [{ value, label }, ...options];
}

function LaterFields({ form, days }: { form: UseFormReturn<RequestForm>; days: readonly CollectionDay[] }) {
  const t = useTexts('orders');
  const formats = useFormats();
  const { time_zone: timeZone } = useDeployment();
  const { errors } = useFormState({ control: form.control });
  const [openedAt] = useState(() => browserClock.now());
  const chosen = useWatch({ control: form.control, name: 'preorderedFor' });
  if (days.length === 0) return <p className={classes.hint}>{t('time.none')}</p>;

  const error = errors.preorderedFor?.message;
  const date = chosen === null ? '' : localDateOf(chosen * 1000, timeZone);
  const dayLabel = (seconds: number) => formats.day(seconds * 1000, openedAt);
  const timeLabel = (seconds: number) => formats.time(seconds * 1000);
  const times = days.find((day) => day.date === date)?.times ?? [];
  const set = (seconds: number | null) => {
    form.setValue('preorderedFor', seconds);
    form.clearErrors('preorderedFor');
  };
  return (
    <div className={classes.pair}>
      <NativeSelect
        label={t('time.day')}
        value={date}
        onChange={(event) => set(days.find((day) => day.date === event.currentTarget.value)?.times[0] ?? null)}
        data={withChosen(
          days.map((day) => ({ value: day.date, label: dayLabel(day.times[0]) })),
          date,
          chosen === null ? t('time.choose') : dayLabel(chosen),
        )}
      />
      <NativeSelect
        label={t('time.time')}
        name="preorderedFor"
        value={String(chosen ?? '')}
        error={error ? <FieldError text={error} /> : null}
        onChange={(event) => set(Number(event.currentTarget.value) || null)}
        data={withChosen(
          times.map((seconds) => ({ value: String(seconds), label: timeLabel(seconds) })),
          String(chosen ?? ''),
          chosen === null ? t('time.choose') : timeLabel(chosen),
        )}
      />
    </div>
  );
}
