import { askAgain, useConsent } from '../../platform/analytics/browser-consent.ts';
import { useTexts } from '@riderbell/web/i18n/use-texts.ts';

/** Opens the question again, for whoever wants to change the answer; nothing where the browser has answered itself. */
export function ConsentEntry({ className }: { className?: string | undefined }) {
  const t = useTexts('analytics');
  if (useConsent() === 'forbidden') return null;
  return (
    <button type="button" className={className} onClick={askAgain}>
      {t('title')}
    </button>
  );
}
