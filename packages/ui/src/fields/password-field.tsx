import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { IconButton } from '../buttons/icon-button.tsx';
import { TextField, type TextFieldProps } from './text-field.tsx';

export interface PasswordFieldProps extends Omit<TextFieldProps, 'type' | 'end' | 'endWidth'> {
  /** The labels of the button that shows and hides the password. */
  showLabel: string;
  hideLabel: string;
}

/** A password field that can show its text, for counters with small keyboards. */
export function PasswordField({ showLabel, hideLabel, ...rest }: PasswordFieldProps) {
  const [isVisible, setVisible] = useState(false);
  const Icon = isVisible ? EyeOff : Eye;
  return (
    <TextField
      {...rest}
      type={isVisible ? 'text' : 'password'}
      end={
        <IconButton
          size="sm"
          label={isVisible ? hideLabel : showLabel}
          // Keep the focus in the field, so that a phone keeps its keyboard open.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => setVisible(!isVisible)}
        >
          <Icon size={22} aria-hidden />
        </IconButton>
      }
    />
  );
}
