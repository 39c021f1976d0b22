import type { ReactNode } from 'react';
import classes from './full-state.module.css';

/**
 * What stands in the place of a list or a screen that has nothing to show: empty, failed, offline, not found. It says what is the
 * case, and offers the one next thing to do.
 */
export function FullState({
  icon,
  title,
  children,
  action,
  level = 2,
  tone = 'calm',
}: {
  icon?: ReactNode;
  title: string;
  children?: ReactNode;
  action?: ReactNode;
  /** The heading's level: 1 where the state is the whole screen. */
  level?: 1 | 2;
  tone?: 'calm' | 'negative';
}) {
  const Heading = `h${level}` as const;
  return (
    <div className={classes.state} data-tone={tone} role={tone === 'negative' ? 'alert' : undefined}>
      {icon !== undefined && (
        <div className={classes.icon} aria-hidden>
          {icon}
        </div>
      )}
      {/* The heading of a screen takes the focus when the screen comes. */}
      <Heading className={classes.title} {...(level === 1 && { tabIndex: -1 })}>
        {title}
      </Heading>
      {children !== undefined && <div className={classes.words}>{children}</div>}
      {action !== undefined && <div className={classes.action}>{action}</div>}
    </div>
  );
}
