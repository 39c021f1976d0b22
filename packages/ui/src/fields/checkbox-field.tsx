import { useId } from 'react';
import { Row } from '../layout/row.tsx';
import { Text } from '../layout/text.tsx';
import classes from './choices.module.css';
import { FieldErrorLine } from './field-error.tsx';

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
        <Text as="label" grow htmlFor={id} className={classes.checkLabel}>
          {label}
        </Text>
      </Row>
      {isInvalid && <FieldErrorLine id={`${id}-error`} text={error} />}
    </div>
  );
}
