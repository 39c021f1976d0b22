import type { SenderFaultKey, SenderField } from '@riderbell/domain/orders/sender-checks.ts';
import { filterPhoneInput } from '@riderbell/domain/orders/phone-number.ts';
import { useDeployment } from '../../../../platform/deployment.ts';
import { useProblemText, useTexts } from '../../../../platform/i18n/use-texts.ts';
import { LongTextField } from '../../../../ui/fields/long-text-field.tsx';
import { TextField } from '../../../../ui/fields/text-field.tsx';
import classes from '../origin/origin.module.css';
import type { GuestSender } from './kept-sender.ts';

export type SenderFaults = Readonly<Partial<Record<SenderField, SenderFaultKey>>>;

export interface FieldsProps {
  readonly typed: GuestSender;
  readonly faults: SenderFaults;
  readonly onChange: (changes: Partial<GuestSender>) => void;
}

/** Who sends it, and how to reach that person. */
export function PersonFields({ typed, faults, onChange, onPhoneFocus }: FieldsProps & { onPhoneFocus: () => void }) {
  const g = useTexts('guests');
  const faultText = useFaultText(faults);
  const { phone_prefix: prefix } = useDeployment();
  return (
    <div className={classes.pair}>
      <TextField
        label={g('sender.name')}
        name="name"
        autoComplete="name"
        maxLength={255}
        value={typed.name}
        error={faultText('name')}
        onChange={(event) => onChange({ name: event.currentTarget.value })}
      />
      <TextField
        label={g('sender.email')}
        name="email"
        type="email"
        inputMode="email"
        autoComplete="email"
        maxLength={320}
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
        maxLength={40}
        leftToRight
        placeholder={prefix}
        value={typed.phone}
        error={faultText('phone')}
        onFocus={onPhoneFocus}
        onChange={(event) => onChange({ phone: filterPhoneInput(event.currentTarget.value) })}
      />
    </div>
  );
}

/** What the rider needs at the door of the collection point. */
export function PlaceDetails({ typed, faults, onChange }: FieldsProps) {
  const t = useTexts('orders');
  const g = useTexts('guests');
  const faultText = useFaultText(faults);
  return (
    <>
      <div className={classes.pair}>
        <TextField
          label={t('destination.unit')}
          name="unit"
          optional
          autoComplete="off"
          maxLength={100}
          value={typed.unit}
          onChange={(event) => onChange({ unit: event.currentTarget.value })}
        />
        <TextField
          label={t('destination.building')}
          name="building"
          optional
          autoComplete="off"
          maxLength={200}
          value={typed.building}
          onChange={(event) => onChange({ building: event.currentTarget.value })}
        />
      </div>
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
