import type { ComponentPropsWithRef, CSSProperties } from 'react';
import { useLabels } from '../labels.tsx';
import { Text } from '../layout/text.tsx';
import { Field, type FieldLook, fieldParts } from './field.tsx';
import classes from './fields.module.css';

export interface LongTextFieldProps extends FieldLook, Omit<ComponentPropsWithRef<'textarea'>, keyof FieldLook> {
  /** How many lines it shows before anything is typed. */
  minRows?: number;
  /** Shows how much room is left, in characters as people count them; the screen decides what too much means. */
  limit?: number;
  /** How long the text is at the moment. */
  length?: number;
}

/** Several lines of text, growing with what is typed, with the room that is left once it gets short. */
export function LongTextField(props: LongTextFieldProps) {
  const { look, attributes } = fieldParts(props);
  const { minRows = 2, limit, length = 0, ...rest } = attributes;
  const left = limit === undefined ? null : limit - length;
  return (
    <div className={classes.longField}>
      <Field look={look}>
        {(tie) => (
          <textarea
            {...rest}
            {...tie}
            className={`${classes.input} ${classes.longText}`}
            style={{ '--rows': minRows } as CSSProperties}
          />
        )}
      </Field>
      {left !== null && <Count left={left} tight={left <= Math.max(20, (limit ?? 0) / 5)} />}
    </div>
  );
}

function Count({ left, tight }: { left: number; tight: boolean }) {
  const labels = useLabels();
  return (
    <Text
      size={2}
      tone="soft"
      align="end"
      numbers
      className={classes.count}
      data-over={left < 0}
      data-tight={tight}
      aria-live={tight ? 'polite' : 'off'}
    >
      {left < 0 ? labels.charactersOver(-left) : labels.charactersLeft(left)}
    </Text>
  );
}
