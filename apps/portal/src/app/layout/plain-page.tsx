import type { ReactNode } from 'react';
import { useBrand } from '@riderbell/web/brand/brand.tsx';
import { useTexts } from '@riderbell/web/i18n/use-texts.ts';
import { Link } from '@riderbell/web/routing/link.tsx';
import { paths } from '../../platform/paths.ts';
import { MainArea } from './main-area.tsx';
import classes from './plain-page.module.css';

/** A page with one thing to say, under the brand: not found, no branches, nothing could be loaded. */
export function PlainPage({ children }: { children: ReactNode }) {
  const t = useTexts('common');
  const { Logo, name } = useBrand();
  return (
    <div className={classes.page}>
      <header className={classes.header}>
        <Link to={paths.landing()} className={classes.home} aria-label={t('home', { brand: name })}>
          <Logo height={32} />
        </Link>
      </header>
      <MainArea className={classes.main}>{children}</MainArea>
    </div>
  );
}
