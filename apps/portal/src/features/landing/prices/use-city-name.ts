import type { TextKey } from '@riderbell/messages/texts.ts';
import { useTexts } from '@riderbell/web/i18n/use-texts.ts';

/** Cities with a price of their own that languages write in their own way. */
const texts: Readonly<Record<string, TextKey<'landing'>>> = { Bangkok: 'prices.city.bangkok' };

/** What the language of the screen calls a city of the price table; one that it has no word for keeps its own name. */
export function useCityName(): (city: string) => string {
  const t = useTexts('landing');
  return (city) => {
    const key = texts[city];
    return key === undefined ? city : t(key);
  };
}
