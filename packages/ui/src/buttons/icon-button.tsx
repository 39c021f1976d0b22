import type { ComponentPropsWithRef, ReactNode } from 'react';
import { iconButtonLook } from './button-look.ts';

interface IconButtonProps extends ComponentPropsWithRef<'button'> {
  label: string;
  children: ReactNode;
  /** `sm` fits into a field. */
  size?: 'sm' | 'md';
}

/** A button with only an icon: screen readers speak its label, and a tooltip shows it. */
export function IconButton({ label, size = 'md', className = '', children, ...rest }: IconButtonProps) {
  return (
    <button type="button" {...rest} aria-label={label} title={label} className={`${iconButtonLook(size)} ${className}`}>
      {children}
    </button>
  );
}
