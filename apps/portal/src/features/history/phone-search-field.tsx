import { useEffect, useRef, useState } from 'react';
import { useDeployment } from '@riderbell/web/deployment.ts';
import { useTexts } from '@riderbell/web/i18n/use-texts.ts';
import { lenientPhoneRule, loadPhoneRule, type PhoneRule } from '@riderbell/web/phone/phone-rule.ts';
import { TextField } from '@riderbell/ui/fields/text-field.tsx';
import { guestSearchOf } from './phone-search.ts';
import { useDebounced } from './use-debounced.ts';

const typingPauseMs = 500;

/** Finds a guest's past orders by the customer's phone number. An impossible number shows an error and is not searched for. */
export function PhoneSearchField({ search, onSearch }: { search: string; onSearch: (search: string) => void }) {
  const t = useTexts('tracking');
  const problems = useTexts('errors');
  const { country } = useDeployment();
  const [typed, setTyped] = useState(search);
  const [wrong, setWrong] = useState(false);
  const [isPossiblePhone, setPhoneRule] = useState<PhoneRule>(() => lenientPhoneRule);
  const load = async () => {
    const rule = await loadPhoneRule(country);
    setPhoneRule(() => rule);
    return rule;
  };
  const gone = useRef(false);
  useEffect(() => {
    gone.current = false;
    return () => void (gone.current = true);
  }, []);
  const look = async (text: string) => {
    const wanted = guestSearchOf(text, await load());
    // The filters were reset while the rule was loading.
    if (gone.current) return;
    setWrong(wanted === null);
    if (wanted !== null) onSearch(wanted);
  };
  const lookLater = useDebounced((text: string) => void look(text), typingPauseMs);
  return (
    <TextField
      label={t('search.guest-phone')}
      type="search"
      inputMode="tel"
      enterKeyHint="search"
      autoComplete="off"
      leftToRight
      value={typed}
      error={wrong ? problems('validation.phone-incorrect') : null}
      onFocus={() => void load()}
      onChange={({ currentTarget: { value } }) => {
        setTyped(value);
        // The error disappears with the key that corrects it; a new one waits for the pause.
        if (wrong && guestSearchOf(value, isPossiblePhone) !== null) setWrong(false);
        lookLater.call(value);
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
        lookLater.cancel();
        void look(typed);
      }}
    />
  );
}
