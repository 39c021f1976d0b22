import { offeredLanguages } from '@riderbell/domain/countries/languages.ts';
import { type ReactNode, useEffect } from 'react';
import { useBrand } from '@riderbell/web/brand/brand.tsx';
import { useDeployment } from '@riderbell/web/deployment.ts';
import { registerFonts } from '@riderbell/web/i18n/script-fonts.ts';
import { useTexts } from '@riderbell/web/i18n/use-texts.ts';
import { Link } from 'react-router';
import { Row, rowLook } from '@riderbell/ui/layout/row.tsx';
import { textLook } from '@riderbell/ui/layout/text.tsx';
import { VisuallyHidden } from '@riderbell/ui/layout/visually-hidden.tsx';
import { paths } from '../../platform/paths.ts';
import { LanguageChoice } from './language-choice.tsx';
import { LaterConsentEntry } from './later-consent.tsx';
import classes from './link-page.module.css';
import { MainArea } from './main-area.tsx';

/**
 * The layout of recipients' pages: the brand and the language, but no sign-in, because recipients have no account.
 */
export function LinkPage({ children }: { children: ReactNode }) {
  const t = useTexts('public-tracking');
  const { Logo, name, serviceLabel } = useBrand();
  const { languages } = useDeployment();
  // Names of shops and streets are in the country's languages, whatever the page's language.
  useEffect(() => registerFonts(offeredLanguages(languages)), [languages]);
  return (
    <div className={classes.page}>
      <Row as="header" gap={4} justify="between" className={classes.header}>
        <Row as="span">
          <Logo height={26} />
          <VisuallyHidden>{name}</VisuallyHidden>
        </Row>
        <LanguageChoice labelHidden />
      </Row>
      <MainArea className={classes.main}>{children}</MainArea>
      <Row as="footer" justify="center" wrap className={`${classes.footer} ${textLook({ size: 2, tone: 'soft' })}`}>
        <span>{t('foot.service', { service: serviceLabel })}</span>
        <Row as={Link} justify="center" touch to={paths.termsAndConditions()}>
          {t('foot.terms')}
        </Row>
        <LaterConsentEntry className={rowLook({ justify: 'center', touch: true })} />
      </Row>
    </div>
  );
}
