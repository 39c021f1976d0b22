import { PasswordInput, type PasswordInputProps } from '@mantine/core';
import { useState } from 'react';
import { FieldError } from './field-error.tsx';

export interface PasswordFieldProps extends Omit<PasswordInputProps, 'label' | 'error'> {
  label: string;
  error?: string | null | undefined;
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
      label={label}
      error={error == null ? null : <FieldError text={error} />}
      visible={visible}
      onVisibilityChange={setVisible}
      visibilityToggleButtonProps={{ 'aria-label': visible ? hideLabel : showLabel, 'aria-hidden': false, tabIndex: 0 }}
    />
  );
}
