import { UserRound, Store } from 'lucide-react';
import { useBrand } from '../../platform/brand/brand.tsx';
import { useDeployment } from '../../platform/deployment.ts';
import { useCountryName } from '../../platform/i18n/country-name.ts';
import { useFormats } from '../../platform/i18n/formats.ts';
import { useTexts } from '../../platform/i18n/use-texts.ts';
import { Link } from '../../platform/routing/link.tsx';
import { buttonLook } from '../../ui/buttons/button-look.ts';
import classes from './entries.module.css';
import sections from './landing.module.css';
import type { LandingPaths } from './landing-paths.ts';

/** The entry for businesses and the one for individuals (specification §2). */
export function Entries({ paths }: { paths: LandingPaths }) {
  const t = useTexts('landing');
  const formats = useFormats();
  const { serviceLabel } = useBrand();
  const { rules } = useDeployment();
  const figures = {
    country: useCountryName().inSentence,
    service: serviceLabel,
    weight: formats.weight(rules.weight_limit_kg),
    distance: formats.distance(rules.distance_limit_metres),
  };
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
            <Link to={paths.start} className={buttonLook('onDeep', 'lg')}>
              {t('start')}
            </Link>
            {paths.register !== null && (
              <Link to={paths.register} className={buttonLook('quietOnDeep', 'lg')}>
                {t('register')}
              </Link>
            )}
          </p>
        </section>
        <section id="individuals" className={classes.individuals} aria-labelledby="landing-individuals">
          <UserRound size={30} aria-hidden />
          <h3 id="landing-individuals">{t('entry.individuals.title')}</h3>
          <p>{t('entry.individuals.text', figures)}</p>
          <p>{t('entry.individuals.waiting')}</p>
          <p className={classes.links}>
            <Link to={paths.prohibitedItems} className={buttonLook('light', 'lg')}>
              {t('entry.individuals.prohibited')}
            </Link>
            <Link to={paths.terms} className={classes.link}>
              {t('entry.individuals.terms')}
            </Link>
          </p>
        </section>
      </div>
    </section>
  );
}
