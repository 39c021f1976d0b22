import { useTexts } from './use-texts.ts';

/** Says that a text is longer than what it is for can be; the field takes it whole, so that nothing of it is cut off unseen. */
export function useTooLong(): (text: string, maximum: number) => string | null {
  const t = useTexts('errors');
  return (text, maximum) => (text.trim().length > maximum ? t('validation.too-long', { maximum }) : null);
}
