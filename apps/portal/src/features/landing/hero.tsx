import { ArrowRight, Clock, Tag } from 'lucide-react';
import { Link } from 'react-router';
import { useTexts } from '../../platform/i18n/use-texts.ts';
import { buttonLook } from '../../ui/buttons/button-look.ts';
import { StreetScene } from '../../ui/drawings/street-scene.tsx';
import { ExampleOrder } from './example-order.tsx';
import classes from './hero.module.css';

/** The first view: what the product does for a shop, an order on its way, and the one button. */
export function Hero({ startPath }: { startPath: string }) {
  const t = useTexts('landing');
  return (
    <section className={classes.hero} aria-labelledby="landing-title">
      <StreetScene className={classes.scene ?? ''} />
      <div className={classes.words}>
        <h1 id="landing-title" className={classes.title} tabIndex={-1}>
          {t('hero.title')}
        </h1>
        <p className={classes.text}>{t('hero.text')}</p>
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
      </div>
      <ExampleOrder />
    </section>
  );
}
