import { Textarea, type TextareaProps } from '@mantine/core';
import { useId } from 'react';
import { useLabels } from '../labels.tsx';
import { FieldError } from './field-error.tsx';
import { FieldLabel } from './field-label.tsx';
import classes from './fields.module.css';

export interface LongTextFieldProps extends Omit<TextareaProps, 'label' | 'error'> {
  label: string;
  optional?: boolean;
  error?: string | null | undefined;
  /** Shows how much room is left, in characters as people count them; the screen decides what too much means. */
  limit?: number;
  /** How long the text is at the moment. */
  length?: number;
}

/** Several lines of text, with the room that is left once it gets short. */
export function LongTextField({ label, optional = false, error, limit, length = 0, ...rest }: LongTextFieldProps) {
  const countId = useId();
  const left = limit === undefined ? null : limit - length;
  return (
    <div>
      <Textarea
        autosize
        minRows={2}
        maxRows={6}
        {...rest}
        label={<FieldLabel label={label} optional={optional} />}
        error={error == null ? null : <FieldError text={error} />}
        {...(left !== null && { 'aria-describedby': countId })}
      />
      {left !== null && <Count id={countId} left={left} tight={left <= Math.max(20, (limit ?? 0) / 5)} />}
    </div>
  );
}

function Count({ id, left, tight }: { id: string; left: number; tight: boolean }) {
  const labels = useLabels();
  return (
    <p id={id} className={classes.count} data-over={left < 0} data-tight={tight} aria-live={tight ? 'polite' : 'off'}>
      {left < 0 ? labels.charactersOver(-left) : labels.charactersLeft(left)}
    </p>
  );
}
