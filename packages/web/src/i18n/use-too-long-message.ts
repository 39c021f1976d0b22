import { useTexts } from './use-texts.ts';

/** Returns an error text if a text is too long. The field itself has no maximum, because it would cut text off silently. */
export function useTooLongMessage(): (text: string, maximum: number) => string | null {
  const t = useTexts('errors');
  return (text, maximum) => (text.trim().length > maximum ? t('validation.too-long', { maximum }) : null);
}
