import type { ReactNode } from 'react';
import { Row } from '@riderbell/ui/layout/row.tsx';
import { Stack } from '@riderbell/ui/layout/stack.tsx';
import { HomeLink } from './home-link.tsx';
import { MainArea } from './main-area.tsx';
import classes from './plain-page.module.css';

/** The layout of a page with a single message, for example not found or no branches. */
export function PlainPage({ children }: { children: ReactNode }) {
  return (
    <Stack className={classes.page}>
      <Row as="header" className={classes.header}>
        <HomeLink />
      </Row>
      <MainArea className={classes.main}>{children}</MainArea>
    </Stack>
  );
}
