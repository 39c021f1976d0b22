import type { BulkColumn } from '@riderbell/domain/bulk-orders/bulk-columns.ts';
import { useTexts } from '@riderbell/web/i18n/use-texts.ts';
import { type FocusEvent, type KeyboardEvent, useRef } from 'react';
import { usePaymentMethods } from '../../../parts/orders/use-payment-methods.ts';
import { useCurrentVendor } from '../../../platform/vendors/current-vendor.tsx';
import { leftToRight } from './grid-columns.ts';
import { clockField, fromClockField } from './time-field.ts';
import classes from './grid.module.css';

/** Where to go after an edit; `leave`: the focus is elsewhere already. */
export type EditEnd = 'stay' | 'down' | 'up' | 'next' | 'previous' | 'leave';

export interface CellEdit {
  readonly column: BulkColumn;
  /** The text of the cell. */
  readonly value: string;
  /** What was typed to begin the edit; null to edit the text of the cell. */
  readonly typed: string | null;
}

/** The longest text of a cell, as spreadsheet programs have it. */
const longestText = 32_767;

interface EditorProps {
  readonly edit: CellEdit;
  /** `value` null leaves the cell as it was. */
  readonly onEnd: (value: string | null, end: EditEnd) => void;
}

/** Edits one cell: Enter and Tab take the text, Escape leaves it, and leaving the cell takes it too. */
export function CellEditor(props: EditorProps) {
  const { column, value, typed } = props.edit;
  if (column === 'payment_method') return <PaymentEditor {...props} />;
  const clock = column === 'delivery_time' && typed === null ? clockField(value) : null;
  return <TextEditor {...props} clock={clock} />;
}

function TextEditor({ edit, clock, onEnd }: EditorProps & { clock: string | null }) {
  const t = useTexts('bulk-orders');
  const { column, value, typed } = edit;
  const isEnded = useRef(false);
  const textOf = (input: HTMLInputElement) => (clock === null ? input.value : fromClockField(input.value));
  const ending = endingOf(isEnded, onEnd);
  return (
    <input
      ref={begin}
      className={classes.editor}
      aria-label={t(`column.${column}`)}
      type={clock === null ? 'text' : 'datetime-local'}
      dir={leftToRight.has(column) ? 'ltr' : 'auto'}
      inputMode={column === 'amount' ? 'decimal' : undefined}
      autoComplete="off"
      spellCheck={false}
      maxLength={longestText}
      defaultValue={typed ?? clock ?? value}
      onKeyDown={(event) => ending.onKeyDown(event, textOf(event.currentTarget))}
      onBlur={(event) => ending.onBlur(event, textOf(event.currentTarget))}
    />
  );
}

function PaymentEditor({ edit: { value, typed }, onEnd }: EditorProps) {
  const t = useTexts('bulk-orders');
  const orders = useTexts('tracking');
  const { vendor } = useCurrentVendor();
  const { allowed } = usePaymentMethods(vendor.flags.payment_methods);
  const options = allowed.map((method) => ({ method, label: orders(`payment.method.${method}`) }));
  const isEnded = useRef(false);
  const ending = endingOf(isEnded, onEnd);
  const meant = options.find(({ label }) => typed !== null && label.toLowerCase().startsWith(typed.toLowerCase()));
  const isOffered = value === '' || options.some(({ method }) => method === value);
  return (
    <select
      ref={begin}
      className={classes.editor}
      aria-label={t('column.payment_method')}
      defaultValue={meant?.method ?? value}
      onKeyDown={(event) => ending.onKeyDown(event, event.currentTarget.value)}
      onBlur={(event) => ending.onBlur(event, event.currentTarget.value)}
    >
      <option value="">–</option>
      {!isOffered && <option value={value}>{value}</option>}
      {options.map(({ method, label }) => (
        <option key={method} value={method}>
          {label}
        </option>
      ))}
    </select>
  );
}

function begin(field: HTMLInputElement | HTMLSelectElement | null): void {
  field?.focus({ preventScroll: true });
  if (field instanceof HTMLInputElement && field.type === 'text')
    field.setSelectionRange(field.value.length, field.value.length);
}

/** Ends an edit once: the end removes the field, which then also loses the focus. */
function endingOf(isEnded: { current: boolean }, onEnd: EditorProps['onEnd']) {
  const end = (value: string | null, where: EditEnd) => {
    if (isEnded.current) return;
    isEnded.current = true;
    onEnd(value, where);
  };
  return {
    onKeyDown(event: KeyboardEvent, value: string) {
      event.stopPropagation();
      // The key ends the input of a character, not the edit.
      if (event.nativeEvent.isComposing) return;
      const where = endOf(event);
      if (where === null) return;
      event.preventDefault();
      if (event.key === 'Escape') end(null, 'stay');
      else end(value, where);
    },
    onBlur(event: FocusEvent, value: string) {
      event.stopPropagation();
      end(value, 'leave');
    },
  };
}

function endOf({ key, shiftKey, altKey }: KeyboardEvent): EditEnd | null {
  if (key === 'Escape') return 'stay';
  if (key === 'Enter' && !altKey) return shiftKey ? 'up' : 'down';
  if (key === 'Tab') return shiftKey ? 'previous' : 'next';
  return null;
}
