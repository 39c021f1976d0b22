import { Input, type InputProps } from '@mantine/core';
import { type ComponentPropsWithRef, useId } from 'react';
import { useLabels } from '../labels.tsx';
import { FieldError } from './field-error.tsx';
import { FieldLabel } from './field-label.tsx';
import classes from './fields.module.css';

export interface LongTextFieldProps extends Omit<ComponentPropsWithRef<'textarea'>, 'size' | 'style'> {
  label: string;
  description?: string;
  optional?: boolean;
  error?: string | null | undefined;
  size?: InputProps['size'];
  /** How many lines it shows before anything is typed. */
  minRows?: number;
  /** Shows how much room is left, in characters as people count them; the screen decides what too much means. */
  limit?: number;
  /** How long the text is at the moment. */
  length?: number;
}

/** Several lines of text, growing with what is typed, with the room that is left once it gets short. */
export function LongTextField({
  label,
  description,
  optional = false,
  error,
  limit,
  length = 0,
  size = 'md',
  minRows = 2,
  id,
  ...rest
}: LongTextFieldProps) {
  const ownId = useId();
  const fieldId = id ?? ownId;
  const left = limit === undefined ? null : limit - length;
  return (
    <div className={classes.longField}>
      <Input.Wrapper
        id={fieldId}
        size={size}
        label={<FieldLabel label={label} optional={optional} />}
        description={description}
        error={error == null ? null : <FieldError text={error} />}
      >
        <Input
          {...rest}
          component="textarea"
          id={fieldId}
          size={size}
          multiline
          error={error != null}
          classNames={{ input: classes.longText ?? '' }}
          styles={{ input: { minHeight: `calc(${minRows}lh + 1.25rem)` } }}
        />
      </Input.Wrapper>
      {left !== null && <Count left={left} tight={left <= Math.max(20, (limit ?? 0) / 5)} />}
    </div>
  );
}

function Count({ left, tight }: { left: number; tight: boolean }) {
  const labels = useLabels();
  return (
    <p className={classes.count} data-over={left < 0} data-tight={tight} aria-live={tight ? 'polite' : 'off'}>
      {left < 0 ? labels.charactersOver(-left) : labels.charactersLeft(left)}
    </p>
  );
}
