import type { ReactNode } from 'react';
import { useTexts } from '@riderbell/web/i18n/use-texts.ts';
import { StreetScene } from '@riderbell/ui/drawings/street-scene.tsx';
import { Grid } from '@riderbell/ui/layout/grid.tsx';
import { Row } from '@riderbell/ui/layout/row.tsx';
import { Stack } from '@riderbell/ui/layout/stack.tsx';
import { Text } from '@riderbell/ui/layout/text.tsx';
import classes from './account-page.module.css';
import { HomeLink } from './home-link.tsx';
import { LanguageChoice } from './language-choice.tsx';
import { MainArea } from './main-area.tsx';

/** The layout of the sign-in and registration forms, beside a preview of the product. */
export function AccountPage({ children }: { children: ReactNode }) {
  const t = useTexts('accounts');
  return (
    <Grid columns={2} stacks="early" className={classes.page}>
      <Stack>
        <Row as="header" gap={4} justify="between" className={classes.header}>
          <HomeLink />
          <LanguageChoice labelHidden />
        </Row>
        <MainArea className={classes.main}>{children}</MainArea>
      </Stack>
      <Stack as="aside" className={classes.view} aria-hidden>
        <StreetScene className={classes.scene ?? ''} />
        <Text as="h2" display size="part" after={2}>
          {t('panel.title')}
        </Text>
        <Text size={6} tone="on-deep">
          {t('panel.text')}
        </Text>
        <Text as="small" size={1} tone="on-deep" className={classes.source} dir="ltr">
          {'© OpenStreetMap contributors'}
        </Text>
      </Stack>
    </Grid>
  );
}
