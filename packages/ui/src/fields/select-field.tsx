import { ChevronsUpDown } from 'lucide-react';
import type { ComponentPropsWithRef } from 'react';
import { Field, type FieldLook, fieldParts } from './field.tsx';
import classes from './fields.module.css';

interface SelectFieldProps extends FieldLook, Omit<ComponentPropsWithRef<'select'>, keyof FieldLook | 'children'> {
  options: readonly { readonly value: string; readonly label: string }[];
}

/** A choice of one value. It uses the browser's own list, which suits every device. */
export function SelectField(props: SelectFieldProps) {
  const { look, attributes } = fieldParts(props);
  const { options, ...rest } = attributes;
  return (
    <Field look={look}>
      {(labelling) => (
        <div className={classes.control}>
          <select {...rest} {...labelling} className={classes.input}>
            {options.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
          <span className={classes.end}>
            <ChevronsUpDown size={16} aria-hidden />
          </span>
        </div>
      )}
    </Field>
  );
}
