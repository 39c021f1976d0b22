import { formatLocale } from './language.ts';
import { useLanguage } from './use-texts.ts';

/** Returns a function that writes a share such as 0.125 as "13%". A browser without the language's data writes it as in English. */
export function usePercent(): (share: number) => string {
  const { language } = useLanguage();
  const format = new Intl.NumberFormat(formatLocale(language), { style: 'percent' });
  return (share) => format.format(share);
}
