import type { ReactNode } from 'react';
import { useBrand } from '@riderbell/web/brand/brand.tsx';
import { useTexts } from '@riderbell/web/i18n/use-texts.ts';
import { Link } from '@riderbell/web/routing/link.tsx';
import { paths } from '../../platform/paths.ts';
import { LanguageChoice } from './language-choice.tsx';
import { MainArea } from './main-area.tsx';
import classes from './public-page.module.css';
import { SiteFooter } from './site-footer.tsx';

/** A page to read, under the brand and over the footer: terms, prohibited items. */
export function PublicPage({ children }: { children: ReactNode }) {
  const t = useTexts('common');
  const { Logo, name } = useBrand();
  return (
    <>
      <header className={classes.header}>
        <Link to={paths.landing()} className={classes.home} aria-label={t('home', { brand: name })}>
          <Logo height={32} />
        </Link>
        <div className={classes.tools}>
          <LanguageChoice labelHidden />
        </div>
      </header>
      <MainArea className={classes.main}>{children}</MainArea>
      <SiteFooter />
    </>
  );
}
