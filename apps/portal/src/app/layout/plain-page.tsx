import type { ReactNode } from 'react';
import { Stack } from '@riderbell/ui/layout/stack.tsx';
import { HomeLink } from './home-link.tsx';
import { MainArea } from './main-area.tsx';
import classes from './plain-page.module.css';

/** The layout of a page with a single message, for example not found or no branches. */
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
