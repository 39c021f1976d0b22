import type { ReactNode } from 'react';
import { Text } from '@riderbell/ui/layout/text.tsx';
import classes from './fact.module.css';

/** A line of the receipt. */
export function Fact({ name, strong = false, children }: { name: string; strong?: boolean; children: ReactNode }) {
  return (
    <div className={classes.fact} data-strong={strong}>
      <Text as="dt" tone={strong ? 'ink' : 'soft'}>
        {name}
      </Text>
      <Text as="dd" align="end">
        {children}
      </Text>
    </div>
  );
}
