import { type ReactNode, useId } from 'react';
import { Row } from '../layout/row.tsx';
import { Text } from '../layout/text.tsx';
import classes from './switch-field.module.css';

/** A switch that takes effect at once. */
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
    <Row align="stretch" gap={3.5} className={classes.field}>
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
          <Text as="div" size={3} tone="soft" lines="open" id={`${id}-about`}>
            {description}
          </Text>
        )}
      </div>
    </Row>
  );
}
