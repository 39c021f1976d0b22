import { localDateOf } from '@riderbell/domain/countries/local-time.ts';
import { collectionTimes, sameTimeOn } from '@riderbell/domain/orders/collection-times.ts';
import type { AcceptedHours } from '@riderbell/domain/outlets/service-hours.ts';
import { useEffect, useState } from 'react';
import { useFormState, type UseFormReturn, useWatch } from 'react-hook-form';
import { serverClock } from '@riderbell/web/clock.ts';
import { useDeployment } from '@riderbell/web/deployment.ts';
import { useFormats } from '@riderbell/web/i18n/formats.ts';
import { useTexts } from '@riderbell/web/i18n/use-texts.ts';
import { SelectField } from '@riderbell/ui/fields/select-field.tsx';
import { Grid } from '@riderbell/ui/layout/grid.tsx';
import { Text } from '@riderbell/ui/layout/text.tsx';
import type { RequestForm } from '../model/request-form.ts';

interface Option {
  readonly value: string;
  readonly label: string;
}

/** A choice that is no longer offered stays visible until the merchant makes another; the check reports its fault. */
function withChosen(options: Option[], value: string, label: string): Option[] {
  return options.some((option) => option.value === value) ? options : [{ value, label }, ...options];
}

/** The day and the time of a later collection; the first possible time is preselected. */
export function LaterFields({ form, hours }: { form: UseFormReturn<RequestForm>; hours: AcceptedHours }) {
  const t = useTexts('orders');
  const formats = useFormats();
  const { time_zone: timeZone, rules } = useDeployment();
  const { errors } = useFormState({ control: form.control });
  const [openedAt] = useState(() => serverClock.now());
  const [days] = useState(() =>
    collectionTimes({ now: openedAt, timeZone, minimumEtaMinutes: rules.minimum_eta_minutes, hours }),
  );
  const chosen = useWatch({ control: form.control, name: 'preorderedFor' });
  const first = days[0]?.times[0] ?? null;
  useEffect(() => {
    if (form.getValues('preorderedFor') === null) form.setValue('preorderedFor', first);
  }, [form, first]);
  if (days.length === 0)
    return (
      <Text size={4} tone="soft">
        {t('time.none')}
      </Text>
    );

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
    <Grid columns={2} stacks gap={4}>
      <SelectField
        label={t('time.day')}
        value={date}
        onChange={(event) => {
          const day = days.find((one) => one.date === event.currentTarget.value);
          set(day ? sameTimeOn(day, chosen, timeZone) : null);
        }}
        options={withChosen(
          days.map((day) => ({ value: day.date, label: dayLabel(day.times[0]) })),
          date,
          chosen === null ? t('time.choose') : dayLabel(chosen),
        )}
      />
      <SelectField
        label={t('time.time')}
        name="preorderedFor"
        value={String(chosen ?? '')}
        error={error}
        onChange={(event) => set(Number(event.currentTarget.value) || null)}
        options={withChosen(
          times.map((seconds) => ({ value: String(seconds), label: timeLabel(seconds) })),
          String(chosen ?? ''),
          chosen === null ? t('time.choose') : timeLabel(chosen),
        )}
      />
    </Grid>
  );
}
