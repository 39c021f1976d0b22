import { useBrand } from '@riderbell/web/brand/brand.tsx';
import { useCountryName } from '@riderbell/web/i18n/country-name.ts';
import { useTexts } from '@riderbell/web/i18n/use-texts.ts';
import { Link } from '@riderbell/web/routing/link.tsx';
import { paths } from '../../platform/paths.ts';
import { LaterConsentEntry } from './later-consent.tsx';
import { LanguageChoice } from './language-choice.tsx';
import classes from './site-footer.module.css';

/** Under every public page: whose it is and where, the terms, what must not be sent, and the language. */
export function SiteFooter() {
  const t = useTexts('site');
  const { serviceLabel, Logo } = useBrand();
  const country = useCountryName().alone;
  return (
    <footer className={classes.footer}>
      <div className={classes.brand}>
        <Logo height={26} />
        <p className={classes.words}>{t('footer', { service: serviceLabel })}</p>
      </div>
      <nav className={classes.links} aria-label={t('links')}>
        <Link to={paths.termsAndConditions()}>{t('terms')}</Link>
        <Link to={paths.prohibitedItems()}>{t('prohibited')}</Link>
        <LaterConsentEntry className={classes.entry} />
      </nav>
      <div className={classes.place}>
        <p className={classes.words}>
          <span className="app-visually-hidden">{t('country')} </span>
          {country}
        </p>
        <LanguageChoice labelHidden />
      </div>
    </footer>
  );
}
