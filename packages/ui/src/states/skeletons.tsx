import type { ComponentPropsWithoutRef, ReactNode } from 'react';
import { useLabels } from '../labels.tsx';
import classes from './skeletons.module.css';

interface SkeletonProps extends ComponentPropsWithoutRef<'span'> {
  height: number;
  width?: number | string;
  radius?: 'xs' | 'sm' | 'md' | 'lg' | 'xl';
}

/** A part of the page on its way, as large as it will be. */
export function Skeleton({ height, width = '100%', radius = 'md', style, ...rest }: SkeletonProps) {
  return (
    <span
      {...rest}
      className={classes.skeleton}
      style={{ ...style, height, width, borderRadius: `var(--app-radius-${radius})` }}
    />
  );
}

/** Lines of text on their way. */
export function SkeletonLines({ count = 3 }: { count?: number }) {
  return (
    <Waiting>
      {Array.from({ length: count }, (_, line) => (
        <Skeleton key={line} height={14} radius="xs" width={line === count - 1 ? '60%' : '100%'} />
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

function Waiting({ children }: { children: ReactNode }) {
  const labels = useLabels();
  return (
    <div className={classes.waiting} aria-busy>
      <output className="app-visually-hidden">{labels.loading}</output>
      {children}
    </div>
  );
}
