import { useTexts } from '@riderbell/web/i18n/use-texts.ts';
import { Button } from '@riderbell/ui/buttons/button.tsx';
import { Stack } from '@riderbell/ui/layout/stack.tsx';
import { Text } from '@riderbell/ui/layout/text.tsx';
import classes from '../connect-screen.module.css';
import { MailboxLink } from '../form/mailbox-link.tsx';
import { ResendButton } from '../form/resend-button.tsx';
import { useFocusOnArrival } from '../form/use-focus-on-arrival.ts';
import { resendLink, type SentLink } from './send-registration.ts';

/** "Check your email": where the link was sent, and what to do if it does not arrive. */
export function LinkSent({ link, onOther }: { link: SentLink; onOther: () => void }) {
  const t = useTexts('accounts');
  const title = useFocusOnArrival<HTMLHeadingElement>();
  return (
    <>
      <Text as="h1" display ref={title} className={classes.title} tabIndex={-1}>
        {t('sent.title')}
      </Text>
      <Text tone="soft" after={7}>
        {t('sent.text', { email: link.email })} {t('sent.validity', { count: link.hours })}
      </Text>
      <Stack gap={3.5}>
        <MailboxLink />
        <ResendButton label={t('resend.link')} send={() => resendLink(link.email)} />
        <Button variant="subtle" size="md" onClick={onOther}>
          {t('other-email')}
        </Button>
      </Stack>
    </>
  );
}
