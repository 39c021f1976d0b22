import type { ReactNode } from 'react';
import classes from './page-header.module.css';

/** The one first-level heading of a screen, with what the screen is about and what can be done on it. */
export function PageHeader({
  title,
  children,
  actions,
  compact = false,
}: {
  title: string;
  children?: ReactNode;
  actions?: ReactNode;
  /** Lower, for a screen whose work should begin higher. */
  compact?: boolean;
}) {
  return (
    <header className={classes.header} data-compact={compact || undefined}>
      <div className={classes.words}>
        <h1 className={classes.title} tabIndex={-1}>
          {title}
        </h1>
        {children !== undefined && <div className={classes.about}>{children}</div>}
      </div>
      {actions !== undefined && <div className={classes.actions}>{actions}</div>}
    </header>
  );
}
