import { useId } from 'react';
import classes from './checkbox-field.module.css';
import { FieldError } from './field-error.tsx';

/** A box to tick that is sent with a form; the browser's own, because Mantine's weighs 3 kB. */
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
  const wrong = error != null;
  return (
    <div>
      <div className={classes.field}>
        <input
          id={id}
          type="checkbox"
          name={name}
          className={classes.box}
          checked={checked}
          aria-invalid={wrong}
          aria-describedby={wrong ? `${id}-error` : undefined}
          onChange={(event) => onChange(event.currentTarget.checked)}
        />
        <label htmlFor={id} className={classes.label}>
          {label}
        </label>
      </div>
      {wrong && (
        <p id={`${id}-error`} className={classes.error}>
          <FieldError text={error} />
        </p>
      )}
    </div>
  );
}
