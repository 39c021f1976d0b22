import type { ReactNode } from 'react';
import { useId } from 'react';
import { Row } from '../layout/row.tsx';
import { Text, textLook } from '../layout/text.tsx';
import { VisuallyHidden } from '../layout/visually-hidden.tsx';
import classes from './choices.module.css';

/** Two to four short choices in one strip; radio buttons for the keyboard and screen readers. */
export function SegmentedChoice<Value extends string>({
  label,
  labelHidden = false,
  choices,
  value,
  onChange,
}: {
  label: string;
  labelHidden?: boolean;
  choices: readonly { value: Value; label: string; icon?: ReactNode }[];
  value: Value;
  onChange: (value: Value) => void;
}) {
  const name = useId();
  return (
    <fieldset>
      {labelHidden ? (
        <VisuallyHidden as="legend">{label}</VisuallyHidden>
      ) : (
        <Text as="legend" size={3} weight={600} tone="soft" after={1.5}>
          {label}
        </Text>
      )}
      <Row wrap gap={1} align="stretch" className={classes.strip}>
        {choices.map((choice) => (
          <Row
            as="label"
            key={choice.value}
            justify="center"
            gap={2}
            className={`${classes.segment} ${textLook({ size: 3, weight: 650, tone: 'soft' })}`}
          >
            <input
              type="radio"
              className="app-visually-hidden"
              name={name}
              value={choice.value}
              checked={choice.value === value}
              onChange={() => onChange(choice.value)}
            />
            {choice.icon !== undefined && <span aria-hidden>{choice.icon}</span>}
            {choice.label}
          </Row>
        ))}
      </Row>
    </fieldset>
  );
}
