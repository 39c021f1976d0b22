import { CircleUserRound } from 'lucide-react';
import { helpPanel } from '../../features/help/help-panel.ts';
import { useTexts } from '@riderbell/web/i18n/use-texts.ts';
import { useSession } from '../../platform/session/browser-session.ts';
import { iconButtonLook } from '@riderbell/ui/buttons/button-look.ts';
import { Dropdown } from '@riderbell/ui/dropdown.tsx';
import { AccountPanel } from './menu-panels.tsx';
import classes from './top-bar.module.css';

/** The account menu of the desktop's top bar. */
export function AccountMenu() {
  const t = useTexts('navigation');
  const email = useSession()?.user.email ?? '';
  return (
    <Dropdown
      // The embedded mode has no account with an e-mail address.
      label={email === '' ? t('account') : t('account.of', { email })}
      panelLabel={t('account')}
      className={iconButtonLook()}
      panelClassName={classes.accountPanel}
      button={<CircleUserRound size={26} strokeWidth={1.75} aria-hidden />}
    >
      {(close) => (
        <AccountPanel
          onHelp={() => {
            close();
            helpPanel.set(true);
          }}
          onTour={close}
        />
      )}
    </Dropdown>
  );
}
