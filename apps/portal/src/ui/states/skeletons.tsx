import { Skeleton } from '@mantine/core';
import { useLabels } from '../labels.tsx';
import classes from './skeletons.module.css';

/** Lines of text on their way. */
export function SkeletonLines({ count = 3 }: { count?: number }) {
  return (
    <Waiting>
      {Array.from({ length: count }, (_, line) => (
        <Skeleton key={line} height={14} radius="sm" width={line === count - 1 ? '60%' : '100%'} />
      ))}
    </Waiting>
  );
}

/** Cards of a list on their way; as high as the real ones, so that nothing jumps. */
export function SkeletonCards({ count = 4, height = 88 }: { count?: number; height?: number }) {
  return (
    <Waiting>
      {Array.from({ length: count }, (_, card) => (
        <Skeleton key={card} height={height} radius="lg" />
      ))}
    </Waiting>
  );
}

function Waiting({ children }: { children: React.ReactNode }) {
  const labels = useLabels();
  return (
    <div className={classes.waiting} aria-busy>
      <output className="app-visually-hidden">{labels.loading}</output>
      {children}
    </div>
  );
}
