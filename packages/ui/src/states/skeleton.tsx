import type { ComponentPropsWithoutRef } from 'react';
import classes from './skeleton.module.css';

interface SkeletonProps extends ComponentPropsWithoutRef<'span'> {
  height: number;
  width?: number | string;
  radius?: 'xs' | 'sm' | 'md' | 'lg' | 'xl';
}

/** A placeholder of a loading part, in its final size. */
export function Skeleton({ height, width = '100%', radius = 'md', style, ...rest }: SkeletonProps) {
  return (
    <span
      {...rest}
      className={classes.skeleton}
      style={{ ...style, height, width, borderRadius: `var(--app-radius-${radius})` }}
    />
  );
}
