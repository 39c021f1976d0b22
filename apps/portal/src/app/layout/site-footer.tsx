import { useBrand } from '@riderbell/web/brand/brand.tsx';
import { useCountryName } from '@riderbell/web/i18n/country-name.ts';
import { useTexts } from '@riderbell/web/i18n/use-texts.ts';
import { Link } from 'react-router';
import { Grid } from '@riderbell/ui/layout/grid.tsx';
import { Row } from '@riderbell/ui/layout/row.tsx';
import { Text } from '@riderbell/ui/layout/text.tsx';
import { VisuallyHidden } from '@riderbell/ui/layout/visually-hidden.tsx';
import { paths } from '../../platform/paths.ts';
import { LaterConsentEntry } from './later-consent.tsx';
import { LanguageChoice } from './language-choice.tsx';
import classes from './site-footer.module.css';

/** The footer of every public page: the brand, the terms, the prohibited items, the country and the language. */
export function SiteFooter() {
  const t = useTexts('site');
  const { serviceLabel, Logo } = useBrand();
  const country = useCountryName().alone;
  return (
    <Grid as="footer" className={classes.footer}>
      <Row wrap gap={3}>
        <Logo height={26} />
        <Text tone="soft">{t('footer', { service: serviceLabel })}</Text>
      </Row>
      <Row as="nav" wrap gap={1} className={classes.links} aria-label={t('links')}>
        <Link to={paths.termsAndConditions()}>{t('terms')}</Link>
        <Link to={paths.prohibitedItems()}>{t('prohibited')}</Link>
        <LaterConsentEntry className={classes.entry} />
      </Row>
      <Row wrap gap={3}>
        <Text tone="soft">
          <VisuallyHidden>{t('country')} </VisuallyHidden>
          {country}
        </Text>
        <LanguageChoice labelHidden />
      </Row>
    </Grid>
  );
}
