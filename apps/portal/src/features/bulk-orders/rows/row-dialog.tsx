import type { BulkRow } from '@riderbell/contract/shapes/bulk-job.ts';
import { type BulkColumn, bulkColumns, type BulkValues } from '@riderbell/domain/bulk-orders/bulk-columns.ts';
import { Button } from '@riderbell/ui/buttons/button.tsx';
import { Dialog } from '@riderbell/ui/dialogs/dialog.tsx';
import { DialogActions } from '@riderbell/ui/dialogs/dialog-actions.tsx';
import { SelectField } from '@riderbell/ui/fields/select-field.tsx';
import { TextField } from '@riderbell/ui/fields/text-field.tsx';
import { Grid } from '@riderbell/ui/layout/grid.tsx';
import { Stack } from '@riderbell/ui/layout/stack.tsx';
import { useTexts } from '@riderbell/web/i18n/use-texts.ts';
import { useState } from 'react';
import { usePaymentMethods } from '../../../parts/orders/use-payment-methods.ts';
import { useCurrentVendor } from '../../../platform/vendors/current-vendor.tsx';
import { leftToRight } from '../grid/grid-columns.ts';
import { clockField, fromClockField } from '../grid/time-field.ts';
import { AddressChoice } from './address-choice.tsx';
import { RowProblems } from './row-problems.tsx';
import { useRowErrorText } from './row-state.ts';

/** The columns of the form; the address has its map, which sets the coordinates. */
const formColumns = bulkColumns.filter((column) => !['address', 'latitude', 'longitude'].includes(column));

/** All fields of a row, for phones and for people who prefer a form to cells. */
export function RowDialog({
  row,
  values,
  onSave,
  onClose,
}: {
  row: BulkRow;
  values: BulkValues;
  /** Gets what was changed. */
  onSave: (changed: BulkValues) => void;
  onClose: () => void;
}) {
  const t = useTexts('bulk-orders');
  const common = useTexts('common');
  const errorText = useRowErrorText();
  const [changed, setChanged] = useState<BulkValues>({});
  const errorOf = (column: BulkColumn) =>
    changed[column] === undefined
      ? row.error
          .filter((error) => error.column === column)
          .map(errorText)
          .join(' ') || null
      : null;
  const fieldOf = (column: BulkColumn) => ({
    column,
    value: changed[column] ?? values[column] ?? '',
    error: errorOf(column),
    onChange: (text: string) => setChanged((before) => ({ ...before, [column]: text })),
  });
  return (
    <Dialog isOpen size="lg" onClose={onClose} title={t('row.title', { number: row.row_number })}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          onSave(changed);
        }}
      >
        <Stack gap={4}>
          <RowProblems row={{ ...row, error: row.error.filter(({ column }) => column === null) }} />
          <AddressChoice
            row={row}
            values={values}
            onChoose={(place) => setChanged((before) => ({ ...before, ...place }))}
          />
          <Grid columns={2} stacks gap={3}>
            {formColumns.map((column) => (
              <ColumnField key={column} {...fieldOf(column)} />
            ))}
          </Grid>
        </Stack>
        <DialogActions>
          <Button variant="default" onClick={onClose}>
            {common('cancel')}
          </Button>
          <Button type="submit">{t('row.save')}</Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}

interface ColumnFieldProps {
  readonly column: BulkColumn;
  readonly value: string;
  readonly error: string | null;
  readonly onChange: (text: string) => void;
}

function ColumnField(props: ColumnFieldProps) {
  const t = useTexts('bulk-orders');
  const { column, value, error, onChange } = props;
  // A text that is no date stays a text until it is replaced.
  const [isClock] = useState(() => column === 'delivery_time' && clockField(value) !== null);
  if (column === 'payment_method') return <PaymentField {...props} />;
  return (
    <TextField
      label={t(`column.${column}`)}
      size="sm"
      type={isClock ? 'datetime-local' : 'text'}
      leftToRight={leftToRight.has(column)}
      dir={leftToRight.has(column) ? 'ltr' : 'auto'}
      inputMode={column === 'amount' ? 'decimal' : undefined}
      autoComplete="off"
      error={error}
      value={isClock ? (clockField(value) ?? '') : value}
      onChange={({ currentTarget }) => onChange(isClock ? fromClockField(currentTarget.value) : currentTarget.value)}
    />
  );
}

function PaymentField({ value, error, onChange }: ColumnFieldProps) {
  const t = useTexts('bulk-orders');
  const orders = useTexts('tracking');
  const { vendor } = useCurrentVendor();
  const { allowed } = usePaymentMethods(vendor.flags.payment_methods);
  const options = [
    { value: '', label: '–' },
    ...allowed.map((method) => ({ value: method as string, label: orders(`payment.method.${method}`) })),
  ];
  const isOffered = options.some((option) => option.value === value);
  return (
    <SelectField
      label={t('column.payment_method')}
      size="sm"
      error={error}
      options={isOffered ? options : [{ value, label: value }, ...options]}
      value={value}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    />
  );
}
