import type { ReactNode } from 'react';
import { useBrand } from '@riderbell/web/brand/brand.tsx';
import { useTexts } from '@riderbell/web/i18n/use-texts.ts';
import { Link } from 'react-router';
import { buttonLook } from '@riderbell/ui/buttons/button-look.ts';
import { Row } from '@riderbell/ui/layout/row.tsx';
import { Text, textLook } from '@riderbell/ui/layout/text.tsx';
import { paths } from '../../platform/paths.ts';
import classes from './landing-header.module.css';

/**
 * The header of the landing page, over its first view. `tools` are the choices that every page has, such as the language.
 * @param canRegister whether a visitor can create an account here
 */
export function LandingHeader({ canRegister, tools }: { canRegister: boolean; tools: ReactNode }) {
  const t = useTexts('landing');
  const common = useTexts('common');
  const { Logo, name } = useBrand();
  return (
    <Row as="header" gap={4} justify="between" className={classes.header}>
      <Row as={Link} touch to={paths.landing()} aria-label={common('home', { brand: name })}>
        <Logo height={34} />
      </Row>
      <Row
        as="nav"
        gap={1}
        className={`${classes.nav} ${textLook({ size: 4, weight: 600 })}`}
        aria-label={t('nav.label')}
      >
        <a href="#business">{t('entry.business.title')}</a>
        <a href="#individuals">{t('entry.individuals.title')}</a>
        <a href="#prices">{t('nav.prices')}</a>
        <a href="#questions">{t('nav.questions')}</a>
      </Row>
      <Row gap={2}>
        {tools}
        {canRegister && (
          <Text as={Link} to={paths.register()} size={4} weight={700} className={classes.register}>
            {t('register')}
          </Text>
        )}
        <Link to={paths.connect()} className={buttonLook('quietOnDeep')}>
          {t('log-in')}
        </Link>
      </Row>
    </Row>
  );
}
