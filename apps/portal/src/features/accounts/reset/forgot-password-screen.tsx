import { foldedEmail } from '@riderbell/domain/accounts/email-address.ts';
import { type ReactNode, useState } from 'react';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import classes from '../connect-screen.module.css';
import { AccountForm } from '../form/account-form.tsx';
import { EmailField } from '../form/email-field.tsx';
import { useAccountForm } from '../form/use-account-form.ts';
import { askForCode, type AskedCode } from './reset-calls.ts';
import { ResetForm } from './reset-form.tsx';

/**
 * Forgot password (specification §2): an e-mail, then the mailed code with a new password. Nothing here tells whether the address has an
 * account.
 * @param logIn the way back to the sign-in
 */
export function ForgotPasswordScreen({ onReset, logIn }: { onReset: (email: string) => void; logIn: ReactNode }) {
  const t = useTexts('accounts');
  const [code, setCode] = useState<AskedCode | null>(null);
  const form = useAccountForm({
    initial: { email_address: '' },
    check: ({ email_address: email }) =>
      foldedEmail(email) === null ? { email_address: 'validation.email-invalid' } : {},
    send: ({ email_address: email }) => askForCode(email.trim(), setCode),
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
        <ResetForm asked={code} onReset={() => onReset(code.email)} onOther={() => setCode(null)} />
      )}
      <p className={classes.links}>{logIn}</p>
    </section>
  );
}
