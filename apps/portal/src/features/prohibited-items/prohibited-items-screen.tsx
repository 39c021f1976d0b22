import { useBrand } from '@riderbell/web/brand/brand.tsx';
import { useCountryName } from '@riderbell/web/i18n/country-name.ts';
import { useTexts } from '@riderbell/web/i18n/use-texts.ts';
import { Link } from '@riderbell/web/routing/link.tsx';
import { paths } from '../../platform/paths.ts';
import classes from './prohibited-items.module.css';
import { ProhibitedList } from '../../parts/prohibited-items/prohibited-list.tsx';

/** What must not be sent in this country (specification §2, §9), for businesses and individuals. */
export function ProhibitedItemsScreen() {
  const t = useTexts('prohibited');
  const { serviceLabel } = useBrand();
  const country = useCountryName().inSentence;
  return (
    <article className={classes.page}>
      <h1 className={classes.title} tabIndex={-1}>
        {t('title')}
      </h1>
      <p className={classes.lead}>{t('lead', { service: serviceLabel, country })}</p>
      <ProhibitedList headings="h2" />
      <section className={classes.unsure} aria-labelledby="unsure">
        <h2 id="unsure">{t('unsure.title')}</h2>
        <p>{t('unsure.text', { country })}</p>
        <Link to={paths.termsAndConditions()}>{t('terms')}</Link>
      </section>
    </article>
  );
}
