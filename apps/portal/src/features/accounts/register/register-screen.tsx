import { type ReactNode, useState } from 'react';
import { useDeployment } from '../../../platform/deployment.ts';
import { useLanguage, useTexts } from '../../../platform/i18n/use-texts.ts';
import { lenientPhoneRule, loadPhoneRule, type PhoneRule } from '../../../platform/phone/phone-rule.ts';
import { TextField } from '../../../ui/fields/text-field.tsx';
import classes from '../connect-screen.module.css';
import { AccountForm } from '../form/account-form.tsx';
import { EmailField } from '../form/email-field.tsx';
import { NewPasswordFields } from '../form/new-password-fields.tsx';
import { useAccountForm } from '../form/use-account-form.ts';
import { BusinessFields } from './business-fields.tsx';
import { checkRegistration, emptyRegistration } from './check-registration.ts';
import { LinkSent } from './link-sent.tsx';
import { type SentLink, sendRegistration } from './send-registration.ts';
import { TermsField } from './terms-field.tsx';

/**
 * Signing up (specification §2, §5, §8), and what is next: the mail.
 * @param termsPath where the terms are
 * @param logIn the way to the sign-in, for who has an account
 * @param guest the way of who wants no account, where there is one
 * @param email what is known of the address already
 */
export function RegisterScreen({
  termsPath,
  logIn,
  guest,
  email,
}: {
  termsPath: string;
  logIn: ReactNode;
  guest: ReactNode;
  email: string;
}) {
  const t = useTexts('accounts');
  const { country, registration_type: type } = useDeployment();
  const { language } = useLanguage();
  const [sent, setSent] = useState<SentLink | null>(null);
  const [isPossiblePhone, setPhoneRule] = useState<PhoneRule>(() => lenientPhoneRule);
  const form = useAccountForm({
    initial: { ...emptyRegistration, email_address: email, has_outlet: type === 'PV' },
    check: (draft) => checkRegistration(draft, isPossiblePhone),
    send: (draft) => sendRegistration(draft, language, setSent),
  });
  if (sent !== null) {
    return (
      <section className={classes.screen}>
        <LinkSent link={sent} onOther={() => setSent(null)} />
        <p className={classes.links}>{logIn}</p>
      </section>
    );
  }
  return (
    <section className={classes.screen}>
      <AccountForm
        attempts={form}
        title={t('register.welcome')}
        text={t('register.text')}
        submit={t('create-account')}
        fallback={t('register.failed')}
      >
        <TextField
          label={t('name')}
          name="name"
          autoComplete="name"
          maxLength={100}
          size="lg"
          value={form.draft.name}
          error={form.fault('name')}
          onChange={(event) => form.set('name', event.currentTarget.value)}
        />
        <BusinessFields
          form={form}
          onPhoneFocus={() => void loadPhoneRule(country).then((rule) => setPhoneRule(() => rule))}
        />
        <EmailField
          value={form.draft.email_address}
          error={form.fault('email_address')}
          onChange={(value) => form.set('email_address', value)}
        />
        <NewPasswordFields form={form} label={t('password')} repeatLabel={t('password.repeat')} />
        <TermsField form={form} path={termsPath} />
      </AccountForm>
      <p className={classes.links}>
        <span>{t('have-account')}</span> {logIn}
      </p>
      {guest}
    </section>
  );
}
