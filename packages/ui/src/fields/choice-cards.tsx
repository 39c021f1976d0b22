import type { ReactNode } from 'react';
import { useId } from 'react';
import { Grid } from '../layout/grid.tsx';
import { Row } from '../layout/row.tsx';
import { Stack } from '../layout/stack.tsx';
import { Text, textLook } from '../layout/text.tsx';
import { VisuallyHidden } from '../layout/visually-hidden.tsx';
import classes from './choices.module.css';
import { FieldErrorLine } from './field-error.tsx';

export interface Choice<Value extends string> {
  value: Value;
  label: ReactNode;
  /** A second line that explains the choice. */
  description?: ReactNode;
  icon?: ReactNode;
}

/** A few large choices, two in a row on a wide screen; radio buttons for the keyboard and screen readers. */
export function ChoiceCards<Value extends string>({
  label,
  choices,
  value,
  onChange,
  columns = 2,
  error,
}: {
  /** For screen readers: the heading above shows it already. */
  label: string;
  choices: readonly Choice<Value>[];
  value: Value | null;
  onChange: (value: Value) => void;
  /** One for choices whose number is odd, or with long texts. */
  columns?: 1 | 2;
  error?: string | null | undefined;
}) {
  const name = useId();
  return (
    <fieldset aria-describedby={error == null ? undefined : `${name}-error`}>
      <VisuallyHidden as="legend">{label}</VisuallyHidden>
      <Grid columns={columns === 1 ? undefined : columns} stacks gap={2.5}>
        {choices.map((choice) => (
          <Row as="label" gap={3} key={choice.value} className={classes.choice}>
            <input
              type="radio"
              name={name}
              value={choice.value}
              checked={choice.value === value}
              onChange={() => onChange(choice.value)}
            />
            {choice.icon !== undefined && (
              <Row as="span" className={textLook({ tone: 'brand' })} aria-hidden>
                {choice.icon}
              </Row>
            )}
            <Stack as="span" grow>
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
      </Grid>
      {error != null && <FieldErrorLine id={`${name}-error`} text={error} />}
    </fieldset>
  );
}
