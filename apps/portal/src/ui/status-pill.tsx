import type { ReactNode } from 'react';
import classes from './status-pill.module.css';

export type StatusTone = 'neutral' | 'progress' | 'positive' | 'caution' | 'negative';

/** A state in one word, with a dot, so that it is not told by colour alone. */
export function StatusPill({ tone, children }: { tone: StatusTone; children: ReactNode }) {
  return (
    <span className={classes.pill} data-tone={tone}>
      {children}
    </span>
  );
}
