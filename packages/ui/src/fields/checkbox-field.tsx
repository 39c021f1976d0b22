import { useId } from 'react';
import { Row } from '../layout/row.tsx';
import classes from './checkbox-field.module.css';
import { FieldError } from './field-error.tsx';
import fields from './fields.module.css';

/** A checkbox of a form. */
export function CheckboxField({
  label,
  name,
  checked,
  error,
  onChange,
}: {
  label: string;
  name: string;
  checked: boolean;
  error?: string | null;
  onChange: (checked: boolean) => void;
}) {
  const id = useId();
  const isInvalid = error != null;
  return (
    <div>
      <Row align="start" gap={3}>
        <input
          id={id}
          type="checkbox"
          name={name}
          checked={checked}
          aria-invalid={isInvalid}
          aria-describedby={isInvalid ? `${id}-error` : undefined}
          onChange={(event) => onChange(event.currentTarget.checked)}
        />
        <label htmlFor={id} className={classes.label}>
          {label}
        </label>
      </Row>
      {isInvalid && (
        <p id={`${id}-error`} className={fields.wrong}>
          <FieldError text={error} />
        </p>
      )}
    </div>
  );
}
