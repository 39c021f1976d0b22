import type { ReactNode } from 'react';
import classes from './page-header.module.css';

/** The h1 of a screen, with an introduction and the screen's actions. */
export function PageHeader({
  title,
  children,
  actions,
  compact = false,
}: {
  title: string;
  children?: ReactNode;
  actions?: ReactNode;
  /** Less high, for screens whose content should start further up. */
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
