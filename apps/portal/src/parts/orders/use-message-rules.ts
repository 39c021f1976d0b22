import { isCurrencyCode } from '@riderbell/domain/countries/currencies.ts';
import { toMinor } from '@riderbell/domain/countries/money.ts';
import type { MessageRules } from '@riderbell/domain/requests/pasted-message/read-message.ts';
import { useDeployment } from '@riderbell/web/deployment.ts';
import { useLanguage } from '@riderbell/web/i18n/use-texts.ts';
import { loadPhoneRule, type PhoneRule } from '@riderbell/web/phone/phone-rule.ts';
import { useEffect, useMemo, useState } from 'react';

/** The country facts for reading a message, once the number plans are loaded. */
export function useMessageRules(): MessageRules | null {
  const { country, currency, phone_prefix: phonePrefix, languages, rules } = useDeployment();
  const { language } = useLanguage();
  const [phoneRule, setPhoneRule] = useState<PhoneRule | null>(null);
  useEffect(() => {
    let gone = false;
    const load = async () => {
      const rule = await loadPhoneRule(country);
      if (!gone) setPhoneRule(() => rule);
    };
    void load();
    return () => {
      gone = true;
    };
  }, [country]);
  return useMemo(() => {
    if (!phoneRule || !isCurrencyCode(currency)) return null;
    return {
      currency,
      phonePrefix,
      languages: [language, ...languages],
      minimumAmount: rules.minimum_amount > 0 ? toMinor(rules.minimum_amount, currency) : null,
      isPossiblePhone: phoneRule,
    };
  }, [phoneRule, currency, phonePrefix, language, languages, rules]);
}
