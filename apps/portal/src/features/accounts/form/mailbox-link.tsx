import { useDeployment } from '@riderbell/web/deployment.ts';
import { useTexts } from '@riderbell/web/i18n/use-texts.ts';
import classes from '../connect-screen.module.css';

/** Where the mail can be read in a demo, which sends none. */
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
