import { Store } from 'lucide-react';
import { useTexts } from '@riderbell/web/i18n/use-texts.ts';
import { Link } from 'react-router';
import { buttonLook } from '@riderbell/ui/buttons/button-look.ts';
import { Grid } from '@riderbell/ui/layout/grid.tsx';
import { Row } from '@riderbell/ui/layout/row.tsx';
import { Card } from '@riderbell/ui/layout/card.tsx';
import { Text } from '@riderbell/ui/layout/text.tsx';
import { VisuallyHidden } from '@riderbell/ui/layout/visually-hidden.tsx';
import { paths } from '../../platform/paths.ts';
import classes from './entries.module.css';
import { Individuals } from './individuals/individuals.tsx';
import sections from './landing.module.css';
import type { LandingEntry } from './landing-entry.ts';

/** The entry for businesses and the one for individuals (specification §2). */
export function Entries({ entry }: { entry: LandingEntry }) {
  const t = useTexts('landing');
  return (
    <section className={sections.section} aria-labelledby="landing-entries">
      <VisuallyHidden as="h2" id="landing-entries">
        {t('entry.title')}
      </VisuallyHidden>
      <Grid gap={4} className={classes.entries}>
        <Card
          as="section"
          id="business"
          className={`${classes.entry} ${sections.deep}`}
          aria-labelledby="landing-business"
        >
          <Store size={30} aria-hidden />
          <Text as="h3" display size="section" before={4} after={2} id="landing-business">
            {t('entry.business.title')}
          </Text>
          <Text tone="on-deep" pretty measure="short">
            {t('entry.business.text')}
          </Text>
          <Row wrap className={classes.links}>
            <Link to={entry.startPath} className={buttonLook('onDeep', 'lg')}>
              {t('start')}
            </Link>
            {/* Where Get Started leads to the registration, a second button to it would be the same. */}
            {entry.canRegister && entry.startPath !== paths.register() && (
              <Link to={paths.register()} className={buttonLook('quietOnDeep', 'lg')}>
                {t('register')}
              </Link>
            )}
          </Row>
        </Card>
        <Individuals entry={entry} />
      </Grid>
    </section>
  );
}
