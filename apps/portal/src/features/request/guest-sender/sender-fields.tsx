import type { SenderFaultKey, SenderField } from '@riderbell/domain/orders/sender-checks.ts';
import { filterPhoneInput } from '@riderbell/domain/orders/phone-number.ts';
import { useDeployment } from '@riderbell/web/deployment.ts';
import { useProblemText, useTexts } from '@riderbell/web/i18n/use-texts.ts';
import { useTooLongMessage } from '@riderbell/web/i18n/use-too-long-message.ts';
import { LongTextField } from '@riderbell/ui/fields/long-text-field.tsx';
import { TextField } from '@riderbell/ui/fields/text-field.tsx';
import { Grid } from '@riderbell/ui/layout/grid.tsx';
import type { GuestSender } from './stored-sender.ts';

export type SenderFaults = Readonly<Partial<Record<SenderField, SenderFaultKey>>>;

/** The wire's maximum lengths. */
const maxLengths = { name: 255, unit: 100, building: 200 } as const;
export type LongFaults = Readonly<Partial<Record<keyof typeof maxLengths, string>>>;

/** The faults of the fields that are too long. */
export function useLongFaults(typed: GuestSender): LongFaults {
  const tooLong = useTooLongMessage();
  const faults: Partial<Record<keyof typeof maxLengths, string>> = {};
  for (const name of Object.keys(maxLengths) as (keyof typeof maxLengths)[]) {
    const fault = tooLong(typed[name], maxLengths[name]);
    if (fault !== null) faults[name] = fault;
  }
  return faults;
}

export interface FieldsProps {
  readonly typed: GuestSender;
  readonly faults: SenderFaults;
  readonly long: LongFaults;
  readonly onChange: (changes: Partial<GuestSender>) => void;
}

/** The sender's name, e-mail address and phone number. */
export function PersonFields({
  typed,
  faults,
  long,
  onChange,
  onPhoneFocus,
}: FieldsProps & { onPhoneFocus: () => void }) {
  const g = useTexts('guests');
  const faultText = useFaultText(faults);
  const { phone_prefix: prefix } = useDeployment();
  return (
    <Grid columns={2} stacks gap={4}>
      <TextField
        label={g('sender.name')}
        name="name"
        autoComplete="name"
        value={typed.name}
        error={long.name ?? faultText('name')}
        onChange={(event) => onChange({ name: event.currentTarget.value })}
      />
      <TextField
        label={g('sender.email')}
        name="email"
        type="email"
        inputMode="email"
        autoComplete="email"
        leftToRight
        value={typed.email}
        error={faultText('email')}
        onChange={(event) => onChange({ email: event.currentTarget.value })}
      />
      <TextField
        label={g('sender.phone')}
        name="phone"
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        leftToRight
        placeholder={prefix}
        value={typed.phone}
        error={faultText('phone')}
        onFocus={onPhoneFocus}
        onChange={(event) => onChange({ phone: filterPhoneInput(event.currentTarget.value) })}
      />
    </Grid>
  );
}

/** What the rider needs at the door of the collection point. */
export function PlaceDetails({ typed, faults, long, onChange }: FieldsProps) {
  const t = useTexts('orders');
  const g = useTexts('guests');
  const faultText = useFaultText(faults);
  return (
    <>
      <Grid columns={2} stacks gap={4}>
        <TextField
          label={t('destination.unit')}
          name="unit"
          optional
          autoComplete="off"
          value={typed.unit}
          error={long.unit}
          onChange={(event) => onChange({ unit: event.currentTarget.value })}
        />
        <TextField
          label={t('destination.building')}
          name="building"
          optional
          autoComplete="off"
          value={typed.building}
          error={long.building}
          onChange={(event) => onChange({ building: event.currentTarget.value })}
        />
      </Grid>
      <LongTextField
        label={t('origin.notes')}
        name="notes"
        optional
        description={g('sender.notes.hint')}
        value={typed.notes}
        error={faultText('notes')}
        onChange={(event) => onChange({ notes: event.currentTarget.value })}
      />
    </>
  );
}

function useFaultText(faults: SenderFaults): (field: SenderField) => string | null {
  const problemText = useProblemText();
  return (field) => {
    const key = faults[field];
    return key === undefined ? null : problemText({ translationKey: key, values: {} });
  };
}
