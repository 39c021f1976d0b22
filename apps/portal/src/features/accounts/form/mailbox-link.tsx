import { useDeployment } from '@riderbell/web/deployment.ts';
import { useTexts } from '@riderbell/web/i18n/use-texts.ts';
import { Text, textLook } from '@riderbell/ui/layout/text.tsx';

/** Links to the mailbox of a demo, which sends no e-mail. */
export function MailboxLink() {
  const t = useTexts('accounts');
  const { mailbox_url: url } = useDeployment();
  if (url === null) return null;
  return (
    <Text size={3} tone="soft">
      <a href={url} target="_blank" rel="noreferrer" className={textLook({ weight: 650 })}>
        {t('mailbox')}
        <span className="app-visually-hidden"> ({t('terms.new-tab')})</span>
      </a>
    </Text>
  );
}
