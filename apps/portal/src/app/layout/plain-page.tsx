import type { ReactNode } from 'react';
import { Stack } from '@riderbell/ui/layout/stack.tsx';
import { HomeLink } from './home-link.tsx';
import { MainArea } from './main-area.tsx';
import classes from './plain-page.module.css';

/** A page with one thing to say, under the brand: not found, no branches, nothing could be loaded. */
export function PlainPage({ children }: { children: ReactNode }) {
  return (
    <Stack className={classes.page}>
      <header className={classes.header}>
        <HomeLink />
      </header>
      <MainArea className={classes.main}>{children}</MainArea>
    </Stack>
  );
}
