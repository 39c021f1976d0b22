import { foldedEmail } from '@riderbell/domain/accounts/email-address.ts';
import type { ReactNode } from 'react';
import { useTexts } from '@riderbell/web/i18n/use-texts.ts';
import { Row } from '@riderbell/ui/layout/row.tsx';
import classes from '../connect-screen.module.css';
import { AccountForm } from '../form/account-form.tsx';
import { EmailField } from '../form/email-field.tsx';
import { typedEmail } from '../form/typed-email.ts';
import { useAccountForm } from '../form/use-account-form.ts';
import { askForCode, type SentCode } from './reset-calls.ts';
import { ResetForm } from './reset-form.tsx';

/**
 * Forgot password (specification §2): an e-mail address, then the mailed code with a new password. The screen never
 * reveals whether the address has an account.
 * @param code the requested code, once there is one; the URL stores it over a reload
 * @param logIn the link back to the sign-in
 */
export function ForgotPasswordScreen({
  code,
  onCode,
  onReset,
  logIn,
}: {
  code: SentCode | null;
  onCode: (code: SentCode | null) => void;
  onReset: (email: string) => void;
  logIn: ReactNode;
}) {
  const t = useTexts('accounts');
  const form = useAccountForm({
    initial: { email_address: typedEmail.get() },
    check: ({ email_address: email }) =>
      foldedEmail(email) === null ? { email_address: 'validation.email-invalid' } : {},
    send: ({ email_address: email }) => askForCode(email.trim(), onCode),
  });
  return (
    <section className={classes.screen}>
      {code === null ? (
        <AccountForm attempts={form} title={t('forgot.welcome')} text={t('forgot.text')} submit={t('forgot.submit')}>
          <EmailField
            value={form.draft.email_address}
            error={form.fault('email_address')}
            onChange={(value) => form.set('email_address', value)}
          />
        </AccountForm>
      ) : (
        <ResetForm sentCode={code} onReset={() => onReset(code.email)} onOther={() => onCode(null)} />
      )}
      <Row as="p" wrap className={classes.links}>
        {logIn}
      </Row>
    </section>
  );
}
