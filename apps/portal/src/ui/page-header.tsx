import type { ReactNode } from 'react';
import classes from './page-header.module.css';

/** The one first-level heading of a screen, with what the screen is about and what can be done on it. */
export function PageHeader({ title, children, actions }: { title: string; children?: ReactNode; actions?: ReactNode }) {
  return (
    <header className={classes.header}>
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
