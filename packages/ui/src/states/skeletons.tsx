import type { ReactNode } from 'react';
import { useLabels } from '../labels.tsx';
import classes from './skeletons.module.css';

/** Lines of text on their way. */
export function SkeletonLines({ count = 3 }: { count?: number }) {
  return (
    <Waiting>
      {Array.from({ length: count }, (_, line) => (
        <div key={line} className={classes.line} />
      ))}
    </Waiting>
  );
}

/** Cards of a list on their way; as high as the real ones, so that nothing jumps. */
export function SkeletonCards({ count = 4, height = 88 }: { count?: number; height?: number }) {
  return (
    <Waiting>
      {Array.from({ length: count }, (_, card) => (
        <div key={card} className={classes.card} style={{ height }} />
      ))}
    </Waiting>
  );
}

function Waiting({ children }: { children: ReactNode }) {
  const labels = useLabels();
  return (
    <div className={classes.waiting} aria-busy>
      <output className="app-visually-hidden">{labels.loading}</output>
      {children}
    </div>
  );
}
