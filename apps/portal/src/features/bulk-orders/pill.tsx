import { textLook } from '@riderbell/ui/layout/text.tsx';
import type { ReactNode } from 'react';
import classes from './pill.module.css';

const look = textLook({ tone: 'state', size: 2, weight: 700, lines: 'snug' });

/** A state in its tone. */
export function Pill({ tone, children }: { tone: string; children: ReactNode }) {
  return (
    <span className={`${look} ${classes.pill}`} data-tone={tone}>
      {children}
    </span>
  );
}
