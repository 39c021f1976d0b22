import type { ReactNode } from 'react';
import classes from './full-state.module.css';

/**
 * Replaces a list or a screen that has nothing to show: empty, failed, offline or not found. It says what happened
 * and offers one next action.
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
  /** The heading level: 1 if the state fills the whole screen. */
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
      {/* The heading of a screen gets the focus after navigation. */}
      <Heading className={classes.title} {...(level === 1 && { tabIndex: -1 })}>
        {title}
      </Heading>
      {children !== undefined && <div className={classes.words}>{children}</div>}
      {action !== undefined && <div className={classes.action}>{action}</div>}
    </div>
  );
}
