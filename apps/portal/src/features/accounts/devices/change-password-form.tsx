import { useTexts } from '@riderbell/web/i18n/use-texts.ts';
import { PasswordField } from '@riderbell/ui/fields/password-field.tsx';
import { TextField } from '@riderbell/ui/fields/text-field.tsx';
import { AccountForm } from '../form/account-form.tsx';
import { newPasswordFaults } from '../form/new-password-faults.ts';
import { NewPasswordFields } from '../form/new-password-fields.tsx';
import { useAccountForm } from '../form/use-account-form.ts';
import { setOtherPassword } from './device-calls.ts';

/**
 * Asks for the current password, and for a new one twice. The change signs every other device out (specification §6).
 * @param email the account's, for the merchant and for password managers
 */
export function ChangePasswordForm({ email, onChanged }: { email: string; onChanged: () => void }) {
  const t = useTexts('accounts');
  const form = useAccountForm({
    initial: { present_password: '', password: '', repeated: '' },
    check: (draft) => ({
      ...(draft.present_password === '' && { present_password: 'validation.present-password-wrong' }),
      ...newPasswordFaults(draft),
    }),
    send: ({ present_password, password }) => setOtherPassword({ present_password, password }, onChanged),
  });
  return (
    <AccountForm
      attempts={form}
      level={3}
      title={t('devices.password')}
      text={t('devices.password.text')}
      submit={t('devices.password')}
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
      <PasswordField
        label={t('devices.password.present')}
        name="present"
        autoComplete="current-password"
        size="lg"
        value={form.draft.present_password}
        error={form.fault('present_password')}
        showLabel={t('password.show')}
        hideLabel={t('password.hide')}
        onChange={(event) => form.set('present_password', event.currentTarget.value)}
      />
      <NewPasswordFields form={form} label={t('password.new')} repeatLabel={t('password.new.repeat')} />
    </AccountForm>
  );
}
