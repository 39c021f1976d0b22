import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import classes from './check-field.module.css';

/** Yes or no, as part of a form. Takes what react-hook-form's `register` gives. */
export function CheckField({
  label,
  description,
  ...rest
}: Omit<ComponentPropsWithRef<'input'>, 'type'> & { label: string; description?: ReactNode }) {
  const id = useId();
  return (
    <div className={classes.field}>
      <input
        {...rest}
        id={id}
        type="checkbox"
        className={classes.box}
        aria-describedby={description === undefined ? undefined : `${id}-about`}
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
