import { tidyName } from '@riderbell/domain/orders/tidy-name.ts';
import { useLanguage, useTexts } from '@riderbell/web/i18n/use-texts.ts';
import { TextField } from '@riderbell/ui/fields/text-field.tsx';
import { AccountForm } from '../form/account-form.tsx';
import { newPasswordFaults } from '../form/new-password-faults.ts';
import { NewPasswordFields } from '../form/new-password-fields.tsx';
import { useAccountForm } from '../form/use-account-form.ts';
import { TermsField } from '../register/terms-field.tsx';
import { registerAndAccept } from './invitation-calls.ts';

/** The registration of an invited person, whose address the mailed link proves. */
export function InvitedRegistration({
  token,
  email,
  onJoined,
}: {
  token: string;
  email: string;
  onJoined: (vendorId: string) => void;
}) {
  const t = useTexts('accounts');
  const team = useTexts('team');
  const { language } = useLanguage();
  const form = useAccountForm({
    initial: { name: '', password: '', repeated: '', terms_accepted: false },
    check: (draft) => ({
      ...(tidyName(draft.name) === '' && { name: 'validation.fill-name' }),
      ...newPasswordFaults(draft),
      ...(!draft.terms_accepted && { terms_accepted: 'validation.accept-terms' }),
    }),
    send: ({ name, password, terms_accepted }) =>
      registerAndAccept({ token, name, password, terms_accepted, locale: language }, onJoined),
  });
  return (
    <div>
      <AccountForm
        attempts={form}
        level={3}
        title={t('register.welcome')}
        text={team('create.text', { email })}
        submit={team('accept')}
        fallback={t('register.failed')}
      >
        <TextField
          label={t('email')}
          name="email"
          type="email"
          autoComplete="username"
          size="lg"
          leftToRight
          readOnly
          value={email}
        />
        <TextField
          label={t('name')}
          name="name"
          autoComplete="name"
          size="lg"
          maxLength={100}
          value={form.draft.name}
          error={form.fault('name')}
          onChange={(event) => form.set('name', event.currentTarget.value)}
        />
        <NewPasswordFields form={form} label={t('password')} repeatLabel={t('password.repeat')} />
        <TermsField form={form} />
      </AccountForm>
    </div>
  );
}
