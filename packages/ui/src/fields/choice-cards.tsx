import type { ReactNode } from 'react';
import { useId } from 'react';
import { FieldError } from './field-error.tsx';
import classes from './choice-cards.module.css';

export interface Choice<Value extends string> {
  value: Value;
  label: ReactNode;
  /** A second line that helps to choose. */
  description?: ReactNode;
  icon?: ReactNode;
  disabled?: boolean;
}

/** A few choices side by side, each a target for a thumb; radio buttons to the keyboard and the screen reader. */
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
  /** How many stand side by side where there is room. */
  columns?: 1 | 2 | 3;
}) {
  const name = useId();
  return (
    <fieldset className={classes.group} aria-describedby={error == null ? undefined : `${name}-error`}>
      <legend className={classes.legend}>{label}</legend>
      <div className={classes.cards} data-columns={columns}>
        {choices.map((choice) => (
          <label key={choice.value} className={classes.card} data-disabled={choice.disabled === true}>
            <input
              type="radio"
              className={classes.input}
              name={name}
              value={choice.value}
              checked={choice.value === value}
              disabled={choice.disabled}
              onChange={() => onChange(choice.value)}
            />
            {choice.icon !== undefined && (
              <span className={classes.icon} aria-hidden>
                {choice.icon}
              </span>
            )}
            <span className={classes.words}>
              <span className={classes.label}>{choice.label}</span>
              {choice.description !== undefined && <span className={classes.description}>{choice.description}</span>}
            </span>
          </label>
        ))}
      </div>
      {error != null && (
        <div id={`${name}-error`} className={classes.error}>
          <FieldError text={error} />
        </div>
      )}
    </fieldset>
  );
}
