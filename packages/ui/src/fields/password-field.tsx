import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { IconButton } from '../buttons/icon-button.tsx';
import { TextField, type TextFieldProps } from './text-field.tsx';

export interface PasswordFieldProps extends Omit<TextFieldProps, 'type' | 'end' | 'endWidth'> {
  /** Names of the button that shows and hides what was typed. */
  showLabel: string;
  hideLabel: string;
}

/** A password that can be shown, for a counter where the keyboard is small. */
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
          // The focus stays in the field, where the keyboard of a phone belongs to it.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => setVisible(!isVisible)}
        >
          <Icon size={22} aria-hidden />
        </IconButton>
      }
    />
  );
}
