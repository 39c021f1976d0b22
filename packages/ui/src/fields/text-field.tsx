import { TextInput, type TextInputProps } from '@mantine/core';
import { FieldError } from './field-error.tsx';
import { FieldLabel } from './field-label.tsx';

export interface TextFieldProps extends Omit<TextInputProps, 'label' | 'error'> {
  label: string;
  /** The field may stay empty, and its label says so. */
  optional?: boolean;
  /** What is wrong with the value, as a sentence; null or undefined is nothing. */
  error?: string | null | undefined;
  /** Phone numbers, codes and e-mails read from left to right in every language. */
  leftToRight?: boolean;
}

/** One line of text. Takes `ref`, `name`, `onChange` and `onBlur`, so react-hook-form's `register` fits. */
export function TextField({ label, optional = false, error, leftToRight = false, ...rest }: TextFieldProps) {
  return (
    <TextInput
      {...rest}
      {...(leftToRight && { dir: 'auto' })}
      label={<FieldLabel label={label} optional={optional} />}
      error={error == null ? null : <FieldError text={error} />}
    />
  );
}
