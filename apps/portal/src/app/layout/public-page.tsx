import type { ReactNode } from 'react';
import { Row } from '@riderbell/ui/layout/row.tsx';
import { HomeLink } from './home-link.tsx';
import { LanguageChoice } from './language-choice.tsx';
import { MainArea } from './main-area.tsx';
import classes from './public-page.module.css';
import { SiteFooter } from './site-footer.tsx';

/** The layout of a public page to read: terms, prohibited items. */
export function PublicPage({ children }: { children: ReactNode }) {
  return (
    <>
      <Row as="header" gap={4} justify="between" className={classes.header}>
        <HomeLink />
        <div className={classes.tools}>
          <LanguageChoice labelHidden />
        </div>
      </Row>
      <MainArea className={classes.main}>{children}</MainArea>
      <SiteFooter />
    </>
  );
}
