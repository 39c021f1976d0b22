import type { ReactNode } from 'react';
import { Grid } from '@riderbell/ui/layout/grid.tsx';
import { Text } from '@riderbell/ui/layout/text.tsx';
import classes from './fact.module.css';

/** A line of the receipt. */
export function Fact({ name, strong = false, children }: { name: string; strong?: boolean; children: ReactNode }) {
  return (
    <Grid gap={4} className={`${classes.fact} ${strong ? classes.strong : ''}`}>
      <Text as="dt" tone={strong ? 'ink' : 'soft'}>
        {name}
      </Text>
      <Text as="dd" align="end">
        {children}
      </Text>
    </Grid>
  );
}
