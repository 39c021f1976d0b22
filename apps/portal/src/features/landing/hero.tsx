import { ArrowRight, Clock, Tag } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTexts } from '@riderbell/web/i18n/use-texts.ts';
import { Link } from '@riderbell/web/routing/link.tsx';
import { buttonLook } from '@riderbell/ui/buttons/button-look.ts';
import { StreetScene } from '@riderbell/ui/drawings/street-scene.tsx';
import classes from './hero.module.css';
import { LiveOrder } from './live/live-order.tsx';

/**
 * The first view: what the product does for a shop, an order on its way, and the one button.
 * @param notice what this visitor has to know before anything else
 */
export function Hero({ startPath, notice }: { startPath: string; notice?: ReactNode }) {
  const t = useTexts('landing');
  return (
    <section className={classes.hero} aria-labelledby="landing-title">
      <StreetScene className={classes.scene ?? ''} withOrder={false} />
      <div className={classes.words}>
        <h1 id="landing-title" className={classes.title} tabIndex={-1}>
          {t('hero.title')}
        </h1>
        <p className={classes.text}>{t('hero.text')}</p>
        {notice && <div className={classes.notice}>{notice}</div>}
        <Link to={startPath} className={buttonLook('onDeep', 'lg')}>
          {t('start')}
          <ArrowRight size={20} aria-hidden className="app-mirrored" />
        </Link>
        <ul className={classes.promises}>
          <li>
            <Clock size={18} aria-hidden />
            {t('hero.promise.time')}
          </li>
          <li>
            <Tag size={18} aria-hidden />
            {t('hero.promise.price')}
          </li>
        </ul>
        <a href="#individuals" className={classes.individuals}>
          {t('hero.individuals')}
        </a>
      </div>
      <LiveOrder />
    </section>
  );
}
