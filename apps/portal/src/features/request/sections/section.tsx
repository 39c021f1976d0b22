import { type ReactNode, useId } from 'react';
import { Panel } from '@riderbell/ui/panel.tsx';
import classes from './sections.module.css';

/** One section of the form on a separate panel. */
export function Section({
  title,
  children,
  action,
  hidden = false,
}: {
  title: string;
  children: ReactNode;
  /** A button beside the heading. */
  action?: ReactNode;
  hidden?: boolean;
}) {
  const id = useId();
  return (
    <Panel className={classes.section} aria-labelledby={id} hidden={hidden}>
      <div className={classes.head}>
        <h2 id={id} className={classes.title} tabIndex={-1}>
          {title}
        </h2>
        {action}
      </div>
      {children}
    </Panel>
  );
}
