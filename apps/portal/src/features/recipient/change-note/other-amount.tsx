import { parseDecimal } from '@riderbell/domain/countries/money.ts';
import { type FormEvent, useState } from 'react';
import { useLanguage, useTexts } from '@riderbell/web/i18n/use-texts.ts';
import { Button } from '@riderbell/ui/buttons/button.tsx';
import { TextField } from '@riderbell/ui/fields/text-field.tsx';

/** An amount that is not among the choices, as a person types it. */
export function OtherAmount({
  currency,
  saying,
  onSay,
}: {
  currency: string;
  saying: boolean;
  onSay: (amount: number) => void;
}) {
  const t = useTexts('change-note');
  const { language } = useLanguage();
  const [text, setText] = useState('');
  const [isWrong, setIsWrong] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const amount = parseDecimal(text, currency, language);
    setIsWrong(amount === null);
    if (amount !== null) onSay(amount);
  };
  return (
    <form noValidate onSubmit={submit}>
      <TextField
        label={t('other.label')}
        inputMode="decimal"
        autoComplete="off"
        ref={focus}
        value={text}
        error={isWrong ? t('impossible') : null}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
        beside={
          <Button type="submit" size="md" loading={saying}>
            {t('save')}
          </Button>
        }
      />
    </form>
  );
}

const focus = (input: HTMLInputElement | null) => input?.focus();
