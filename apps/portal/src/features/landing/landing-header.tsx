import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useBrand } from '../../platform/brand/brand.tsx';
import { useTexts } from '../../platform/i18n/use-texts.ts';
import { buttonLook } from '../../ui/buttons/button-look.ts';
import classes from './landing-header.module.css';

/** The head of the landing page, over its first view. `tools` are the choices that every page has, such as the language. */
export function LandingHeader({
  homePath,
  logInPath,
  tools,
}: {
  homePath: string;
  logInPath: string;
  tools: ReactNode;
}) {
  const t = useTexts('landing');
  const common = useTexts('common');
  const { Logo, name } = useBrand();
  return (
    <header className={classes.header}>
      <Link to={homePath} className={classes.home} aria-label={common('home', { brand: name })}>
        <Logo height={34} />
      </Link>
      <div className={classes.tools}>
        {tools}
        <Link to={logInPath} className={buttonLook('quietOnDeep')}>
          {t('log-in')}
        </Link>
      </div>
    </header>
  );
}
