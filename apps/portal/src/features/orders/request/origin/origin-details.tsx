import { originAddressLimits } from '@riderbell/domain/outlets/outlet-rules.ts';
import { utf8Length } from '@riderbell/domain/places/utf8-length.ts';
import { useForm, useWatch } from 'react-hook-form';
import { useTexts } from '../../../../platform/i18n/use-texts.ts';
import { SubmitButton } from '../../../../ui/buttons/submit-button.tsx';
import { LongTextField } from '../../../../ui/fields/long-text-field.tsx';
import { TextField } from '../../../../ui/fields/text-field.tsx';
import type { ChosenPlace } from '../place.ts';
import classes from './origin.module.css';

export interface OriginForm {
  unit: string;
  building: string;
  city: string;
  postalCode: string;
  notes: string;
}

/** What a rider needs to find the collection point, beyond the place on the map. */
export function OriginDetails({
  place,
  pending,
  onSave,
}: {
  place: ChosenPlace;
  pending: boolean;
  onSave: (form: OriginForm) => void;
}) {
  const t = useTexts('orders');
  const tErrors = useTexts('errors');
  const { register, handleSubmit, control } = useForm<OriginForm>({
    defaultValues: {
      unit: '',
      building: place.building,
      city: place.city,
      postalCode: place.postalCode,
      notes: '',
    },
  });
  const notes = useWatch({ control, name: 'notes' });
  const tooLong = utf8Length(notes) > originAddressLimits.notes;
  return (
    <form className={classes.details} noValidate onSubmit={(event) => void handleSubmit(onSave)(event)}>
      <div className={classes.pair}>
        <TextField label={t('destination.unit')} optional autoComplete="off" {...register('unit')} />
        <TextField label={t('destination.building')} optional autoComplete="off" {...register('building')} />
        <TextField label={t('origin.city')} optional autoComplete="off" {...register('city')} />
        <TextField
          label={t('origin.postal-code')}
          optional
          autoComplete="off"
          inputMode="numeric"
          leftToRight
          {...register('postalCode')}
        />
      </div>
      <LongTextField
        label={t('origin.notes')}
        optional
        description={t('origin.notes.hint')}
        error={tooLong ? tErrors('address.notes-too-long') : null}
        {...register('notes')}
      />
      <SubmitButton pending={pending}>{t('origin.save')}</SubmitButton>
    </form>
  );
}
