import type { ReactNode } from 'react';
import { useBrand } from '@riderbell/web/brand/brand.tsx';
import { useTexts } from '@riderbell/web/i18n/use-texts.ts';
import { Link } from '@riderbell/web/routing/link.tsx';
import { StreetScene } from '@riderbell/ui/drawings/street-scene.tsx';
import { paths } from '../../platform/paths.ts';
import classes from './account-page.module.css';
import { LanguageChoice } from './language-choice.tsx';
import { MainArea } from './main-area.tsx';

/** A form of somebody who is not signed in, beside a view of what waits behind it. */
export function AccountPage({ children }: { children: ReactNode }) {
  const t = useTexts('accounts');
  const common = useTexts('common');
  const { Logo, name } = useBrand();
  return (
    <div className={classes.page}>
      <div className={classes.side}>
        <header className={classes.header}>
          <Link to={paths.landing()} className={classes.home} aria-label={common('home', { brand: name })}>
            <Logo height={32} />
          </Link>
          <LanguageChoice labelHidden />
        </header>
        <MainArea className={classes.main}>{children}</MainArea>
      </div>
      <aside className={classes.view} aria-hidden>
        <StreetScene className={classes.scene ?? ''} />
        <p className={classes.viewTitle}>{t('panel.title')}</p>
        <p className={classes.viewText}>{t('panel.text')}</p>
        <small className={classes.source} dir="ltr">
          {'© OpenStreetMap contributors'}
        </small>
      </aside>
    </div>
  );
}
