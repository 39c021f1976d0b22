import { type ReactNode, useEffect, useState } from 'react';
import { useDeployment } from '@riderbell/web/deployment.ts';
import { useLanguage, useTexts } from '@riderbell/web/i18n/use-texts.ts';
import { lenientPhoneRule, loadPhoneRule, type PhoneRule } from '@riderbell/web/phone/phone-rule.ts';
import { TextField } from '@riderbell/ui/fields/text-field.tsx';
import { Row } from '@riderbell/ui/layout/row.tsx';
import { Text } from '@riderbell/ui/layout/text.tsx';
import classes from '../connect-screen.module.css';
import { ReturnNotice } from '../form/return-notice.tsx';
import { AccountForm } from '../form/account-form.tsx';
import { EmailField } from '../form/email-field.tsx';
import { NewPasswordFields } from '../form/new-password-fields.tsx';
import { typedEmail } from '../form/typed-email.ts';
import { useAccountForm } from '../form/use-account-form.ts';
import { BusinessFields } from './business-fields.tsx';
import { checkRegistration, type Registration } from './check-registration.ts';
import { LinkSent } from './link-sent.tsx';
import { type SentLink, sendRegistration } from './send-registration.ts';
import { typedRegistration } from './typed-registration.ts';
import { TermsField } from './terms-field.tsx';

/**
 * The registration (specification §2, §5, §8), and then the request to check the mail.
 * @param logIn the link to the sign-in
 * @param guest the guest checkout offer, if there is one
 * @param known the known values of a guest, whose orders and address the account takes over; `origin` is the collection
 * point of the last order
 * @param sent the mailed link, once there is one; the URL stores it over a reload
 */
export function RegisterScreen({
  logIn,
  guest,
  known: { registration, origin, guestToken },
  invitedTo,
  willReturn,
  sent,
  onSent,
  onOther,
}: {
  logIn: ReactNode;
  guest: ReactNode;
  known: {
    readonly registration: Partial<Registration>;
    readonly origin: string | null;
    readonly guestToken: string | null;
  };
  /** The outlet of a mailed invitation (`registrationPath` of the contract); null without one. */
  invitedTo: string | null;
  /** Whether the sign-in returns to a page that the visitor requested. */
  willReturn: boolean;
  sent: SentLink | null;
  onSent: (link: SentLink, signInKey: string) => void;
  /** The visitor wants to use another e-mail address. */
  onOther: () => void;
}) {
  const t = useTexts('accounts');
  const { country, registration_type: type } = useDeployment();
  const { language } = useLanguage();
  const [isPossiblePhone, setPhoneRule] = useState<PhoneRule>(() => lenientPhoneRule);
  const [typed] = useState(() =>
    typedRegistration(registration, typedEmail.get(), { hasOutlet: type === 'PV', invitedTo }),
  );
  const form = useAccountForm({
    initial: typed.initial,
    check: (draft) => checkRegistration(draft, isPossiblePhone),
    send: (draft) => sendRegistration(draft, { locale: language, guestToken }, onSent),
  });
  const { draft } = form;
  useEffect(() => {
    if (sent === null) typed.keep(draft);
    else typed.drop();
  }, [typed, draft, sent]);
  if (sent !== null) {
    return (
      <section className={classes.screen}>
        <LinkSent link={sent} onOther={onOther} />
        <Row as="p" wrap className={classes.links}>
          {logIn}
        </Row>
      </section>
    );
  }
  return (
    <section className={classes.screen}>
      {willReturn && <ReturnNotice />}
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
          size="lg"
          value={form.draft.name}
          error={form.fault('name')}
          onChange={(event) => form.set('name', event.currentTarget.value)}
        />
        <BusinessFields
          form={form}
          onPhoneFocus={() => void loadPhoneRule(country).then((rule) => setPhoneRule(() => rule))}
        />
        {origin !== null && !form.draft.has_outlet && (
          <Text size={3} tone="soft">
            {t('origin', { address: origin })}
          </Text>
        )}
        <EmailField
          value={form.draft.email_address}
          error={form.fault('email_address')}
          onChange={(value) => form.set('email_address', value)}
        />
        <NewPasswordFields form={form} label={t('password')} repeatLabel={t('password.repeat')} />
        <TermsField form={form} />
      </AccountForm>
      <Row as="p" wrap className={classes.links}>
        <span>{t('have-account')}</span> {logIn}
      </Row>
      {guest}
    </section>
  );
}
