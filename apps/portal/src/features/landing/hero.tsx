import { ArrowRight, Clock, Tag } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTexts } from '@riderbell/web/i18n/use-texts.ts';
import { Link } from 'react-router';
import { buttonLook } from '@riderbell/ui/buttons/button-look.ts';
import { Row } from '@riderbell/ui/layout/row.tsx';
import { Text, textLook } from '@riderbell/ui/layout/text.tsx';
import { StreetScene } from '@riderbell/ui/drawings/street-scene.tsx';
import classes from './hero.module.css';
import sections from './landing.module.css';
import { LiveOrder } from './live/live-order.tsx';

/**
 * The first view: what the product does for a shop, an order on its way, and the one button.
 * @param notice what this visitor has to know first
 */
export function Hero({ startPath, notice }: { startPath: string; notice?: ReactNode }) {
  const t = useTexts('landing');
  return (
    <section className={`${classes.hero} ${sections.deep}`} aria-labelledby="landing-title">
      <StreetScene className={classes.scene ?? ''} withOrder={false} />
      <div className={classes.words}>
        <Text as="h1" display id="landing-title" className={classes.title} tabIndex={-1}>
          {t('hero.title')}
        </Text>
        <Text tone="on-deep" pretty after={8} className={classes.text}>
          {t('hero.text')}
        </Text>
        {notice && (
          <Text as="div" measure="short" after={6}>
            {notice}
          </Text>
        )}
        <Link to={startPath} className={buttonLook('onDeep', 'lg')}>
          {t('start')}
          <ArrowRight size={20} aria-hidden className="app-mirrored" />
        </Link>
        <Row
          as="ul"
          wrap
          gap={2.5}
          className={`${classes.promises} ${textLook({ size: 4, weight: 600, tone: 'on-deep' })}`}
        >
          <Row as="li" gap={2}>
            <Clock size={18} aria-hidden />
            {t('hero.promise.time')}
          </Row>
          <Row as="li" gap={2}>
            <Tag size={18} aria-hidden />
            {t('hero.promise.price')}
          </Row>
        </Row>
        <Text as="a" weight={650} before={3} href="#individuals" className={classes.individuals}>
          {t('hero.individuals')}
        </Text>
      </div>
      <LiveOrder />
    </section>
  );
}
