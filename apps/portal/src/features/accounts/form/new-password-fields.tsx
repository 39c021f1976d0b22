import { passwordRules, repeatedPasswordFault } from '@riderbell/domain/accounts/password-rules.ts';
import { useProblemText, useTexts } from '@riderbell/web/i18n/use-texts.ts';
import { PasswordField } from '@riderbell/ui/fields/password-field.tsx';
import { PasswordRules } from './password-rules.tsx';
import type { AccountForm } from './use-account-form.ts';

export interface NewPassword {
  password: string;
  repeated: string;
}

/** A new password, twice. */
export function NewPasswordFields<Draft extends NewPassword>({
  form,
  label,
  repeatLabel,
}: {
  form: AccountForm<Draft>;
  label: string;
  repeatLabel: string;
}) {
  const t = useTexts('accounts');
  const problemText = useProblemText();
  const { password, repeated } = form.draft;
  // While typing, a difference shows as soon as the repetition can no longer become equal.
  const differs = password.startsWith(repeated) ? null : repeatedPasswordFault(password, repeated);
  const early = differs && problemText({ translationKey: differs, values: {} });
  const fault = form.fault('password');
  // A broken rule shows in the list of rules, so it is not repeated above it.
  const isRule = passwordRules.some(({ key }) => problemText({ translationKey: key, values: {} }) === fault);
  const shared = {
    size: 'lg',
    autoComplete: 'new-password',
    showLabel: t('password.show'),
    hideLabel: t('password.hide'),
  } as const;
  return (
    <>
      <PasswordField
        {...shared}
        label={label}
        name="password"
        value={password}
        error={isRule ? true : fault}
        description={<PasswordRules password={password} refused={isRule} />}
        descriptionBelow
        onChange={(event) => form.set('password', event.currentTarget.value)}
      />
      <PasswordField
        {...shared}
        label={repeatLabel}
        name="repeated"
        value={repeated}
        error={form.fault('repeated') ?? early}
        onChange={(event) => form.set('repeated', event.currentTarget.value)}
      />
    </>
  );
}
