import type { ComponentPropsWithRef, ReactNode } from 'react';
import classes from './icon-button.module.css';

interface IconButtonProps extends ComponentPropsWithRef<'button'> {
  label: string;
  children: ReactNode;
  /** `sm` fits into a field. */
  size?: 'sm' | 'md';
}

/** A button that is only a sign: its name is spoken, and shown to a mouse that waits. */
export function IconButton({ label, size = 'md', className = '', children, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      aria-label={label}
      title={label}
      className={`${classes.button} ${classes[size]} ${className}`}
    >
      {children}
    </button>
  );
}
