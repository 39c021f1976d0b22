import { useTexts } from '@riderbell/web/i18n/use-texts.ts';
import { Button } from '@riderbell/ui/buttons/button.tsx';
import { TextField } from '@riderbell/ui/fields/text-field.tsx';
import { Stack } from '@riderbell/ui/layout/stack.tsx';
import { Text } from '@riderbell/ui/layout/text.tsx';
import { AccountForm } from '../form/account-form.tsx';
import { newPasswordFaults } from '../form/new-password-faults.ts';
import { NewPasswordFields } from '../form/new-password-fields.tsx';
import { MailboxLink } from '../form/mailbox-link.tsx';
import { ResendButton } from '../form/resend-button.tsx';
import { useAccountForm } from '../form/use-account-form.ts';
import { askForCode, type SentCode, setNewPassword } from './reset-calls.ts';
import { codeOf, isWholeCode } from './reset-code.ts';

/** Asks for the mailed code and a new password, twice. */
export function ResetForm({
  sentCode,
  onReset,
  onOther,
}: {
  sentCode: SentCode;
  onReset: () => void;
  onOther: () => void;
}) {
  const t = useTexts('accounts');
  const form = useAccountForm({
    initial: { code: '', password: '', repeated: '' },
    check: (draft) => ({
      ...(!isWholeCode(codeOf(draft.code)) && { code: 'validation.code-incomplete' }),
      ...newPasswordFaults(draft),
    }),
    async send({ code, password }) {
      const problem = await setNewPassword({ email_address: sentCode.email, code: codeOf(code), password });
      if (problem === null) onReset();
      return problem;
    },
  });
  const about = t('reset.text', { email: sentCode.email, count: sentCode.minutes });
  return (
    <>
      <AccountForm attempts={form} title={t('forgot.welcome')} text={about} submit={t('reset.submit')}>
        {/* A password manager stores the new password under this name. */}
        <input type="email" name="email" autoComplete="username" value={sentCode.email} readOnly hidden />
        <TextField
          ref={focusOnArrival}
          label={t('code')}
          name="code"
          autoComplete="one-time-code"
          inputMode="numeric"
          size="lg"
          leftToRight
          value={form.draft.code}
          error={form.fault('code')}
          onChange={(event) => form.set('code', event.currentTarget.value)}
        />
        <NewPasswordFields form={form} label={t('password.new')} repeatLabel={t('password.new.repeat')} />
      </AccountForm>
      <Stack gap={3.5} before={5}>
        <Text size={3} tone="soft">
          {t('reset.unconfirmed')}
        </Text>
        <MailboxLink />
        <ResendButton label={t('resend.code')} send={() => askForCode(sentCode.email, () => undefined)} />
        <Button variant="subtle" size="md" onClick={onOther}>
          {t('other-email')}
        </Button>
      </Stack>
    </>
  );
}

/** Focuses the first field, because this form has replaced another one. */
function focusOnArrival(field: HTMLInputElement | null): void {
  field?.focus();
}
