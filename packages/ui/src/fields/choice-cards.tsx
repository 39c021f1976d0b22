import type { ReactNode } from 'react';
import { useId } from 'react';
import { Row } from '../layout/row.tsx';
import { Stack } from '../layout/stack.tsx';
import { Text, textLook } from '../layout/text.tsx';
import { FieldError } from './field-error.tsx';
import classes from './choice-cards.module.css';
import fields from './fields.module.css';

export interface Choice<Value extends string> {
  value: Value;
  label: ReactNode;
  /** A second line that explains the choice. */
  description?: ReactNode;
  icon?: ReactNode;
  disabled?: boolean;
}

/** A few large choices side by side; radio buttons for the keyboard and screen readers. */
export function ChoiceCards<Value extends string>({
  label,
  choices,
  value,
  onChange,
  error,
  columns = 2,
}: {
  label: string;
  choices: readonly Choice<Value>[];
  value: Value | null;
  onChange: (value: Value) => void;
  error?: string | null | undefined;
  /** The maximum number of columns. */
  columns?: 1 | 2 | 3;
}) {
  const name = useId();
  return (
    <fieldset aria-describedby={error == null ? undefined : `${name}-error`}>
      <Text as="legend" size={4} weight={650} after={2}>
        {label}
      </Text>
      <div className={classes.cards} data-columns={columns}>
        {choices.map((choice) => (
          <Row as="label" gap={3} key={choice.value} className={classes.card} data-disabled={choice.disabled === true}>
            <input
              type="radio"
              name={name}
              value={choice.value}
              checked={choice.value === value}
              disabled={choice.disabled}
              onChange={() => onChange(choice.value)}
            />
            {choice.icon !== undefined && (
              <Row as="span" className={textLook({ tone: 'brand' })} aria-hidden>
                {choice.icon}
              </Row>
            )}
            <Stack as="span" className={classes.words}>
              <Text as="span" weight={650} lines="snug">
                {choice.label}
              </Text>
              {choice.description !== undefined && (
                <Text as="span" size={3} tone="soft" lines="even">
                  {choice.description}
                </Text>
              )}
            </Stack>
          </Row>
        ))}
      </div>
      {error != null && (
        <div id={`${name}-error`} className={fields.wrong}>
          <FieldError text={error} />
        </div>
      )}
    </fieldset>
  );
}
