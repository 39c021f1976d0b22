import { originAddressLimits } from '@riderbell/domain/outlets/outlet-rules.ts';
import { utf8Length } from '@riderbell/domain/places/utf8-length.ts';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { useTexts } from '@riderbell/web/i18n/use-texts.ts';
import { useTooLongMessage } from '@riderbell/web/i18n/use-too-long-message.ts';
import { SubmitButton } from '@riderbell/ui/buttons/submit-button.tsx';
import { LongTextField } from '@riderbell/ui/fields/long-text-field.tsx';
import { TextField } from '@riderbell/ui/fields/text-field.tsx';
import type { ChosenPlace } from '@riderbell/domain/places/chosen-place.ts';
import { Stack } from '@riderbell/ui/layout/stack.tsx';
import { Grid } from '@riderbell/ui/layout/grid.tsx';

export interface OriginForm {
  unit: string;
  building: string;
  city: string;
  postalCode: string;
  notes: string;
}

/** The wire's maximum lengths, in the order of the form. */
const maxLengths = { unit: 120, building: 120, city: 120, postalCode: 20 } as const;
const lineFields = Object.keys(maxLengths) as readonly (keyof typeof maxLengths)[];

/** The address parts that come with a chosen place. */
const places = ['building', 'city', 'postalCode'] as const;
type PlaceParts = Pick<ChosenPlace, (typeof places)[number]>;

export function partsOf(place: ChosenPlace | null): PlaceParts {
  const { building, city, postalCode } = place ?? { building: '', city: '', postalCode: '' };
  return { building, city, postalCode };
}

export interface FilledIn {
  readonly form: OriginForm;
  /** The values that came with a place. */
  readonly parts: PlaceParts;
}

/** What a rider needs to find the collection point, beyond the place on the map. */
export function OriginDetails({
  place,
  initial,
  onTyped,
  pending,
  isPlaced,
  onSave,
}: {
  place: ChosenPlace;
  initial: FilledIn;
  onTyped: (filledIn: FilledIn) => void;
  pending: boolean;
  /** Whether the place itself may be saved; if not, the address field shows the reason. */
  isPlaced: () => boolean;
  onSave: (form: OriginForm) => void;
}) {
  const t = useTexts('orders');
  const tErrors = useTexts('errors');
  const { register, handleSubmit, control, getValues, setValue, setFocus } = useForm<OriginForm>({
    defaultValues: initial.form,
  });
  const filled = useRef(initial.parts);
  const fillIn = useEffectEvent((parts: PlaceParts) => {
    for (const name of places) {
      // What the merchant typed stays; a value that came with the previous place is replaced.
      if (getValues(name) === filled.current[name]) setValue(name, parts[name]);
    }
    filled.current = parts;
  });
  const { building, city, postalCode } = place;
  useEffect(() => fillIn({ building, city, postalCode }), [building, city, postalCode]);
  const typed = useWatch({ control });
  const report = useEffectEvent((_changed: unknown) => onTyped({ form: getValues(), parts: filled.current }));
  useEffect(() => report(typed), [typed]);
  const tooLong = useTooLongMessage();
  const faultOf = (name: keyof typeof maxLengths) => tooLong(typed[name] ?? '', maxLengths[name]);
  const areNotesLong = utf8Length(typed.notes ?? '') > originAddressLimits.notes;
  const save = (form: OriginForm) => {
    if (!isPlaced()) return;
    const faulty = lineFields.find((name) => faultOf(name) !== null) ?? (areNotesLong ? 'notes' : null);
    if (faulty !== null) setFocus(faulty);
    else onSave(form);
  };
  return (
    <Stack as="form" gap={4} noValidate onSubmit={(event) => void handleSubmit(save)(event)}>
      <Grid columns={2} stacks gap={4}>
        <TextField
          label={t('destination.unit')}
          optional
          autoComplete="off"
          error={faultOf('unit')}
          {...register('unit')}
        />
        <TextField
          label={t('destination.building')}
          optional
          autoComplete="off"
          error={faultOf('building')}
          {...register('building')}
        />
        <TextField label={t('origin.city')} optional autoComplete="off" error={faultOf('city')} {...register('city')} />
        <TextField
          label={t('origin.postal-code')}
          optional
          autoComplete="off"
          inputMode="numeric"
          leftToRight
          error={faultOf('postalCode')}
          {...register('postalCode')}
        />
      </Grid>
      <LongTextField
        label={t('origin.notes')}
        optional
        description={t('origin.notes.hint')}
        error={areNotesLong ? tErrors('address.notes-too-long') : null}
        {...register('notes')}
      />
      <SubmitButton pending={pending}>{t('origin.save')}</SubmitButton>
    </Stack>
  );
}
