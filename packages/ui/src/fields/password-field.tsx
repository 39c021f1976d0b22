import { PasswordInput, type PasswordInputProps } from '@mantine/core';
import { useState } from 'react';
import { FieldError } from './field-error.tsx';

export interface PasswordFieldProps extends Omit<PasswordInputProps, 'label' | 'error'> {
  label: string;
  /** What is wrong, or that it is where the description says so. */
  error?: string | true | null | undefined;
  /** Names of the button that shows and hides what was typed. */
  showLabel: string;
  hideLabel: string;
}

/** A password that can be shown, for a counter where the keyboard is small. */
export function PasswordField({ label, error, showLabel, hideLabel, ...rest }: PasswordFieldProps) {
  const [visible, setVisible] = useState(false);
  return (
    <PasswordInput
      {...rest}
      aria-invalid={error != null}
      label={label}
      error={typeof error === 'string' ? <FieldError text={error} /> : error}
      visible={visible}
      onVisibilityChange={setVisible}
      visibilityToggleButtonProps={{ 'aria-label': visible ? hideLabel : showLabel, 'aria-hidden': false, tabIndex: 0 }}
    />
  );
}
