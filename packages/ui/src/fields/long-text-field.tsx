import type { ComponentPropsWithRef, CSSProperties } from 'react';
import { useLabels } from '../labels.tsx';
import { Text } from '../layout/text.tsx';
import { Field, type FieldLook, fieldParts } from './field.tsx';
import classes from './fields.module.css';

export interface LongTextFieldProps extends FieldLook, Omit<ComponentPropsWithRef<'textarea'>, keyof FieldLook> {
  /** The number of lines while the field is empty. */
  minRows?: number;
  /** Shows how many characters are left; the screen decides what happens beyond the limit. */
  limit?: number;
  /** The current length of the text. */
  length?: number;
}

/** A multi-line text field that grows with its text, and shows how many characters are left near the limit. */
export function LongTextField(props: LongTextFieldProps) {
  const { look, attributes } = fieldParts(props);
  const { minRows = 2, limit, length = 0, ...rest } = attributes;
  const left = limit === undefined ? null : limit - length;
  return (
    <div className={classes.longField}>
      <Field look={look}>
        {(labelling) => (
          <textarea
            {...rest}
            {...labelling}
            className={`${classes.input} ${classes.longText}`}
            style={{ '--rows': minRows } as CSSProperties}
          />
        )}
      </Field>
      {left !== null && <CharacterCount left={left} isNearLimit={left <= Math.max(20, (limit ?? 0) / 5)} />}
    </div>
  );
}

function CharacterCount({ left, isNearLimit }: { left: number; isNearLimit: boolean }) {
  const labels = useLabels();
  return (
    <Text
      size={2}
      tone="soft"
      align="end"
      numbers
      before={1}
      className={classes.count}
      data-over={left < 0}
      data-tight={isNearLimit}
      aria-live={isNearLimit ? 'polite' : 'off'}
    >
      {left < 0 ? labels.charactersOver(-left) : labels.charactersLeft(left)}
    </Text>
  );
}
