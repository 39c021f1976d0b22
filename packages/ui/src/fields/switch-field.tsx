import { type ReactNode, useId } from 'react';
import classes from './switch-field.module.css';

/** On or off, at once. */
export function SwitchField({
  label,
  description,
  checked,
  disabled = false,
  onChange,
}: {
  label: string;
  description?: ReactNode;
  checked: boolean;
  disabled?: boolean;
  onChange: (checked: boolean) => void;
}) {
  const id = useId();
  return (
    <div className={classes.field} data-disabled={disabled}>
      <input
        id={id}
        type="checkbox"
        className={classes.switch}
        checked={checked}
        disabled={disabled}
        aria-describedby={description === undefined ? undefined : `${id}-about`}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
      <div>
        <label htmlFor={id} className={classes.label}>
          {label}
        </label>
        {description !== undefined && (
          <div id={`${id}-about`} className={classes.about}>
            {description}
          </div>
        )}
      </div>
    </div>
  );
}
