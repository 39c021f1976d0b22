import type { Order } from '@riderbell/contract/shapes/order.ts';
import { localDateOf } from '@riderbell/domain/countries/local-time.ts';
import { type CollectionDay, collectionTimes, sameTimeOn } from '@riderbell/domain/orders/collection-times.ts';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { ApiProblem } from '@riderbell/web/api/api-problem.ts';
import { serverClock } from '@riderbell/web/clock.ts';
import { parameterQuery } from '../../../platform/countries/country-parameters.ts';
import { useCurrentVendor } from '../../../platform/vendors/current-vendor.tsx';
import { useDeployment } from '@riderbell/web/deployment.ts';
import { useFormats } from '@riderbell/web/i18n/formats.ts';
import { useTexts } from '@riderbell/web/i18n/use-texts.ts';
import { SelectField } from '@riderbell/ui/fields/select-field.tsx';
import { Button } from '@riderbell/ui/buttons/button.tsx';
import { Dialog } from '@riderbell/ui/dialogs/dialog.tsx';
import { Grid } from '@riderbell/ui/layout/grid.tsx';
import { Row } from '@riderbell/ui/layout/row.tsx';
import { Text } from '@riderbell/ui/layout/text.tsx';
import classes from './no-rider-alert.module.css';
import { useRescheduleOrder } from './use-reschedule-order.ts';

interface RescheduleProps {
  order: Order;
  isOpen: boolean;
  onClose: () => void;
  onChanged: (order: Order) => void;
}

/** Asks for another time within the pre-order window. */
export function RescheduleDialog(props: RescheduleProps) {
  const t = useTexts('tracking');
  const { isOpen, onClose } = props;
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={t('reschedule.title')}>
      {/* Mounted again each time: a time that could be booked before may be too soon now. */}
      {isOpen && <Times {...props} />}
    </Dialog>
  );
}

function Times({ order, onClose, onChanged }: RescheduleProps) {
  const t = useTexts('tracking');
  const formats = useFormats();
  const { time_zone: timeZone, rules } = useDeployment();
  // Any failure means open (specification §4), for which the rule takes null; the server checks it again.
  const { data: service = null } = useQuery(parameterQuery('serviceHours'));
  const { vendors } = useCurrentVendor();
  const outlet = vendors.find(({ vendor_id }) => vendor_id === order.vendor_id)?.opening_hours ?? null;
  const hours = { service, outlet };
  const [openedAt] = useState(() => serverClock.now());
  const days = collectionTimes({ now: openedAt, timeZone, minimumEtaMinutes: rules.minimum_eta_minutes, hours });
  const [chosen, setChosen] = useState<number | null>(null);
  const booking = useRescheduleOrder(order, onChanged);
  const at = chosen ?? days[0]?.times[0] ?? null;
  if (at === null) return <Text tone="soft">{t('reschedule.none')}</Text>;

  const dateAt = localDateOf(at * 1000, timeZone);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    // The snackbar reports the result. Without an answer the dialog stays open for a retry.
    const settled = (error: Error | null) => (error instanceof ApiProblem && error.status > 0) || error === null;
    booking.mutate(at, { onSettled: (_, error) => settled(error) && onClose() });
  };
  return (
    <form onSubmit={submit} noValidate>
      <Text tone="soft" after={4}>
        {t('reschedule.lead', { fee: formats.money(order.delivery_fee) })}
      </Text>
      <Grid gap={3} className={classes.fields}>
        <SelectField
          label={t('reschedule.day')}
          value={dateAt}
          onChange={(event) => {
            const day = days.find(({ date }) => date === event.currentTarget.value);
            if (day) setChosen(sameTimeOn(day, at, timeZone));
          }}
          options={withChosen(
            days.map(({ date, times }) => ({ value: date, label: formats.day(times[0] * 1000, openedAt) })),
            { value: dateAt, label: formats.day(at * 1000, openedAt) },
          )}
        />
        <SelectField
          label={t('reschedule.time')}
          value={String(at)}
          onChange={(event) => setChosen(Number(event.currentTarget.value))}
          options={withChosen(
            timesOf(days, dateAt).map((seconds) => ({ value: String(seconds), label: formats.time(seconds * 1000) })),
            { value: String(at), label: formats.time(at * 1000) },
          )}
        />
      </Grid>
      <Row wrap gap={2} before={3.5} className={classes.choices}>
        <Button variant="default" onClick={onClose}>
          {t('reschedule.keep')}
        </Button>
        <Button type="submit" loading={booking.isPending}>
          {t('reschedule.confirm')}
        </Button>
      </Row>
    </form>
  );
}

interface Option {
  readonly value: string;
  readonly label: string;
}

/**
 * A chosen time that is no longer offered stays in the list: otherwise the browser would show another time than the one
 * that is sent.
 */
function withChosen(options: readonly Option[], chosen: Option): Option[] {
  return options.some(({ value }) => value === chosen.value) ? [...options] : [chosen, ...options];
}

function timesOf(days: readonly CollectionDay[], date: string): readonly number[] {
  return days.find((day) => day.date === date)?.times ?? [];
}
