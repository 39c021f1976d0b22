import { parseDecimal } from '@riderbell/domain/countries/money.ts';
import { useState } from 'react';
import { useDeployment } from '@riderbell/web/deployment.ts';
import { useLanguage } from '@riderbell/web/i18n/use-texts.ts';

/** An amount as a person types it; `amount` is in the currency, and null while the text is not clearly an amount. */
export function useAmount() {
  const { currency, currency_digits: digits } = useDeployment();
  const { language } = useLanguage();
  const [text, setText] = useState('');
  const amount = parseDecimal(text, currency, language);
  /** A difference without the remainder that binary fractions leave. */
  const inUnits = (value: number) => Number(value.toFixed(digits));
  return { text, setText, amount, inUnits };
}
