import { Store } from 'lucide-react';
import { useTexts } from '@riderbell/web/i18n/use-texts.ts';
import { Link } from '@riderbell/web/routing/link.tsx';
import { buttonLook } from '@riderbell/ui/buttons/button-look.ts';
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
      <h2 id="landing-entries" className="app-visually-hidden">
        {t('entry.title')}
      </h2>
      <div className={classes.entries}>
        <section id="business" className={classes.business} aria-labelledby="landing-business">
          <Store size={30} aria-hidden />
          <h3 id="landing-business">{t('entry.business.title')}</h3>
          <p>{t('entry.business.text')}</p>
          <p className={classes.links}>
            <Link to={entry.startPath} className={buttonLook('onDeep', 'lg')}>
              {t('start')}
            </Link>
            {/* Where a newcomer gets started with an account, the button beside it is the same. */}
            {entry.registers && entry.startPath !== paths.register() && (
              <Link to={paths.register()} className={buttonLook('quietOnDeep', 'lg')}>
                {t('register')}
              </Link>
            )}
          </p>
        </section>
        <Individuals entry={entry} />
      </div>
    </section>
  );
}
