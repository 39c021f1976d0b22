import { useDeployment } from '@riderbell/web/deployment.ts';
import { useTexts } from '@riderbell/web/i18n/use-texts.ts';
import classes from '../connect-screen.module.css';

/** Links to the mailbox of a demo, which sends no e-mail. */
export function MailboxLink() {
  const t = useTexts('accounts');
  const { mailbox_url: url } = useDeployment();
  if (url === null) return null;
  return (
    <p className={classes.small}>
      <a href={url} target="_blank" rel="noreferrer" className={classes.link}>
        {t('mailbox')}
        <span className="app-visually-hidden"> ({t('terms.new-tab')})</span>
      </a>
    </p>
  );
}
