import type { CallersVendor } from '@riderbell/contract/shapes/vendor.ts';
import { useTexts } from '@riderbell/web/i18n/use-texts.ts';
import { Button } from '@riderbell/ui/buttons/button.tsx';
import { DialogActions } from '@riderbell/ui/dialogs/dialog-actions.tsx';
import { LongTextField } from '@riderbell/ui/fields/long-text-field.tsx';
import { SelectField } from '@riderbell/ui/fields/select-field.tsx';
import { TextField } from '@riderbell/ui/fields/text-field.tsx';
import { Grid } from '@riderbell/ui/layout/grid.tsx';
import { Stack } from '@riderbell/ui/layout/stack.tsx';
import { InlineNotice } from '@riderbell/ui/notices/inline-notice.tsx';
import { useCurrentVendor } from '../../../platform/vendors/current-vendor.tsx';
import { usePin } from '../../places/use-pin.ts';
import { managedParents } from '../managed-outlets.ts';
import { useFocusOnFailure } from '../use-focus-on-failure.ts';
import type { FormReports } from '../use-unsaved-input.ts';
import classes from './collection-point.module.css';
import { OwnerEmails } from './owner-emails.tsx';
import { PointPlace, withPlace } from './point-place.tsx';
import { type TypedPoint, typedPointOf } from './typed-point.ts';
import { type CollectionPointForm as Form, useCollectionPoint } from './use-collection-point.ts';

/** Adds a collection point, or changes an outlet, whose id and parent are locked (specification §2, §5). */
export function CollectionPointForm({ outlet, reports }: { outlet: CallersVendor | null; reports: FormReports }) {
  const t = useTexts('outlets');
  const { vendor, vendors } = useCurrentVendor();
  const parents = managedParents(vendors);
  const family = vendor.parent_vendor_id ?? vendor.vendor_id;
  const preset = parents.find(({ vendor_id }) => vendor_id === family) ?? parents[0];
  const form = useCollectionPoint(outlet, typedPointOf(outlet, preset?.vendor_id ?? ''), reports);
  const pin = usePin((place) => form.set((typed) => withPlace(typed, place)));
  const element = useFocusOnFailure(form.failures);
  return (
    <Stack
      as="form"
      ref={element}
      gap={4}
      noValidate
      className={classes.form}
      onSubmit={(event) => {
        event.preventDefault();
        if (!pin.pending) form.submit();
      }}
    >
      {parents.length > 1 && (
        <SelectField
          label={t('parent')}
          disabled={outlet !== null}
          value={form.typed.parentId}
          error={form.fault('parentId')}
          options={parents.map(({ vendor_id: value, name: label }) => ({ value, label }))}
          onChange={(event) => form.set({ parentId: event.currentTarget.value })}
        />
      )}
      <TextField
        label={t('id')}
        description={t(outlet === null ? 'validation.wrong-outlet-id' : 'outlet.fixed')}
        disabled={outlet !== null}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        leftToRight
        {...valueOf(form, 'id')}
      />
      <Grid columns={2} stacks gap={4}>
        <TextField label={t('label')} autoComplete="off" {...valueOf(form, 'label')} />
        <TextField
          label={t('phone')}
          type="tel"
          inputMode="tel"
          autoComplete="off"
          leftToRight
          {...valueOf(form, 'phone')}
        />
      </Grid>
      <PointPlace form={form} pin={pin} />
      <Grid columns={2} stacks gap={4}>
        <TextField label={t('unit')} optional autoComplete="off" {...valueOf(form, 'unit')} />
        <TextField label={t('building')} optional autoComplete="off" {...valueOf(form, 'building')} />
      </Grid>
      <LongTextField label={t('notes')} description={t('notes.hint')} optional {...valueOf(form, 'notes')} />
      <OwnerEmails form={form} />
      {form.problem !== null && <InlineNotice kind="error">{form.problem}</InlineNotice>}
      <DialogActions>
        <Button type="submit" loading={form.isSaving} disabled={pin.pending} aria-busy={form.isSaving}>
          {t('save')}
        </Button>
      </DialogActions>
    </Stack>
  );
}

type TextName = { [Name in keyof TypedPoint]: TypedPoint[Name] extends string ? Name : never }[keyof TypedPoint];

/** The value, the fault and the change of a text field. */
function valueOf(form: Form, name: Exclude<TextName, 'typedOwner' | 'typedAddress'>) {
  return {
    value: form.typed[name],
    error: form.fault(name),
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) => form.set({ [name]: currentTarget.value }),
  };
}
