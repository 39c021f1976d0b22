import type { ReactNode } from 'react';
import { useLabels } from '../labels.tsx';
import { Grid } from '../layout/grid.tsx';
import { VisuallyHidden } from '../layout/visually-hidden.tsx';
import { Skeleton } from './skeleton.tsx';

/** Placeholders of loading text. */
export function SkeletonLines({ count = 3 }: { count?: number }) {
  return (
    <BusyRegion>
      {Array.from({ length: count }, (_, line) => (
        <Skeleton key={line} height={14} radius="xs" width={line === count - 1 ? '60%' : '100%'} />
      ))}
    </BusyRegion>
  );
}

/** Placeholders of loading cards, as high as the real ones, so that nothing jumps. */
export function SkeletonCards({ count = 4, height = 88 }: { count?: number; height?: number }) {
  return (
    <BusyRegion>
      {Array.from({ length: count }, (_, card) => (
        <Skeleton key={card} height={height} radius="lg" />
      ))}
    </BusyRegion>
  );
}

function BusyRegion({ children }: { children: ReactNode }) {
  const labels = useLabels();
  return (
    <Grid gap={3} aria-busy>
      <VisuallyHidden as="output">{labels.loading}</VisuallyHidden>
      {children}
    </Grid>
  );
}
