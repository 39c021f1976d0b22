import type { ReactNode } from 'react';
import { useTexts } from '@riderbell/web/i18n/use-texts.ts';
import { Link } from 'react-router';
import { buttonLook } from '@riderbell/ui/buttons/button-look.ts';
import { Row } from '@riderbell/ui/layout/row.tsx';
import { Text } from '@riderbell/ui/layout/text.tsx';
import { Entries } from './entries.tsx';
import { Fleet } from './fleet.tsx';
import { Hero } from './hero.tsx';
import { HowItWorks } from './how-it-works.tsx';
import classes from './landing.module.css';
import type { LandingEntry } from './landing-entry.ts';
import { Prices } from './prices/prices.tsx';
import { Questions } from './questions/questions.tsx';
import { Reasons } from './reasons.tsx';

/**
 * The landing page (specification §2): an order on its way, how it works, the prices here, the fleet, the reasons, the entries for
 * businesses and individuals, and questions with answers. The server renders it too, so nothing in it may need a browser while it
 * renders.
 */
export function LandingScreen({ entry, notice }: { entry: LandingEntry; notice?: ReactNode }) {
  const t = useTexts('landing');
  return (
    <>
      <Hero startPath={entry.startPath} notice={notice} />
      <HowItWorks />
      <Prices />
      <Fleet />
      <Reasons />
      <Entries entry={entry} />
      <Questions />
      <Row
        as="section"
        gap={7}
        justify="between"
        wrap
        className={`${classes.end} ${classes.deep}`}
        aria-labelledby="landing-end"
      >
        <div>
          <Text as="h2" display size="part" after={1.5} id="landing-end">
            {t('end.title')}
          </Text>
          <Text size={6} tone="on-deep">
            {t('end.text')}
          </Text>
        </div>
        <Link to={entry.startPath} className={buttonLook('onDeep', 'lg')}>
          {t('start')}
        </Link>
      </Row>
    </>
  );
}
