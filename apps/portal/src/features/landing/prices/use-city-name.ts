import type { TextKey } from '@riderbell/messages/texts.ts';
import { useTexts } from '@riderbell/web/i18n/use-texts.ts';

/** Cities with their own price whose names differ between languages. */
const texts: Readonly<Record<string, TextKey<'landing'>>> = { Bangkok: 'prices.city.bangkok' };

/** The name of a city of the price table in the language of the screen; its own name where the language has none. */
export function useCityName(): (city: string) => string {
  const t = useTexts('landing');
  return (city) => {
    const key = texts[city];
    return key === undefined ? city : t(key);
  };
}
