import { Button } from '@mantine/core';
import { LogOut } from 'lucide-react';
import { useTexts } from '../../platform/i18n/use-texts.ts';
import { session, useSession } from '../../platform/session/browser-session.ts';
import { Bdi } from '../../ui/bdi.tsx';
import classes from './account-panel.module.css';
import { AppearanceChoice } from './appearance-choice.tsx';
import { LanguageChoice } from './language-choice.tsx';

/** Who is signed in, how the portal looks, and the way out (specification §2, account menu). */
export function AccountPanel() {
  const t = useTexts('navigation');
  const auth = useSession();
  return (
    <div className={classes.panel}>
      {auth !== null && (
        <div className={classes.person}>
          <span className={classes.initial} aria-hidden>
            {(auth.user.name || auth.user.email).charAt(0).toLocaleUpperCase()}
          </span>
          <div className={classes.words}>
            {auth.user.name !== '' && <strong>{auth.user.name}</strong>}
            <Bdi className={classes.email}>{auth.user.email}</Bdi>
          </div>
        </div>
      )}
      <LanguageChoice />
      <AppearanceChoice />
      <Button
        variant="default"
        leftSection={<LogOut size={18} aria-hidden className="app-mirrored" />}
        onClick={() => void session.logout()}
      >
        {t('log-out')}
      </Button>
    </div>
  );
}
