import { useTexts } from '@riderbell/web/i18n/use-texts.ts';
import { TextField } from '@riderbell/ui/fields/text-field.tsx';
import { typedEmail } from './typed-email.ts';

/** The e-mail address of an account; a password manager treats it as the user name. */
export function EmailField({
  value,
  error,
  onChange,
}: {
  value: string;
  error: string | null;
  onChange: (value: string) => void;
}) {
  const t = useTexts('accounts');
  return (
    <TextField
      label={t('email')}
      name="email"
      type="email"
      autoComplete="username"
      inputMode="email"
      size="lg"
      leftToRight
      value={value}
      error={error}
      onChange={(event) => {
        const { value: next } = event.currentTarget;
        typedEmail.set(next);
        onChange(next);
      }}
    />
  );
}
