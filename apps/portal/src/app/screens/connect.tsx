import { Link, useNavigate } from 'react-router';
import { ConnectScreen } from '../../features/accounts/connect-screen.tsx';
import { useBrand } from '../../platform/brand/brand.tsx';
import { useTexts } from '../../platform/i18n/use-texts.ts';
import { StreetScene } from '../../ui/drawings/street-scene.tsx';
import { DocumentTitle } from '../layout/document-title.tsx';
import { LanguageChoice } from '../layout/language-choice.tsx';
import { MainArea } from '../layout/main-area.tsx';
import { paths } from '../paths.ts';
import classes from './connect.module.css';

/** The sign-in beside a view of what waits behind it. */
export function Connect() {
  const t = useTexts('accounts');
  const common = useTexts('common');
  const { Logo, name } = useBrand();
  const navigate = useNavigate();
  return (
    <div className={classes.page}>
      <DocumentTitle title={t('title')} />
      <div className={classes.side}>
        <header className={classes.header}>
          <Link to={paths.landing()} className={classes.home} aria-label={common('home', { brand: name })}>
            <Logo height={32} />
          </Link>
          <LanguageChoice labelHidden />
        </header>
        <MainArea className={classes.main}>
          <ConnectScreen onSignedIn={() => void navigate(paths.requestARider(), { replace: true })} />
        </MainArea>
      </div>
      <aside className={classes.view} aria-hidden>
        <StreetScene className={classes.scene ?? ''} />
        <p className={classes.viewTitle}>{t('panel.title')}</p>
        <p className={classes.viewText}>{t('panel.text')}</p>
      </aside>
    </div>
  );
}
