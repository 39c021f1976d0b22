import type { ReactNode } from 'react';
import classes from './numbers.module.css';

/** A table that scrolls sideways where it does not fit; the keyboard scrolls it too. */
export function Sideways({ label, children }: { label: string; children: ReactNode }) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex, jsx-a11y/prefer-tag-over-role -- a fieldset has form controls
    <div className={classes.scroller} role="group" aria-label={label} tabIndex={0}>
      {children}
    </div>
  );
}
