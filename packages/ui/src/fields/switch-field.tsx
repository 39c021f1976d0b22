import { type ReactNode, useId } from 'react';
import { Row } from '../layout/row.tsx';
import { Text } from '../layout/text.tsx';
import classes from './choices.module.css';

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
    <Row align="stretch" gap={3.5} className={classes.switchField}>
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
        <Text as="label" weight={650} htmlFor={id} className={classes.switchLabel}>
          {label}
        </Text>
        {description !== undefined && (
          <Text as="div" size={3} tone="soft" lines="open" id={`${id}-about`}>
            {description}
          </Text>
        )}
      </div>
    </Row>
  );
}
