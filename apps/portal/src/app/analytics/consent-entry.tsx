import { reopenConsent, useConsent } from '../../platform/analytics/browser-consent.ts';
import { useTexts } from '@riderbell/web/i18n/use-texts.ts';

/** Opens the consent banner again to change the answer; renders nothing if the browser's own privacy setting decides. */
export function ConsentEntry({ className }: { className?: string | undefined }) {
  const t = useTexts('analytics');
  if (useConsent() === 'forbidden') return null;
  return (
    <button type="button" className={className} onClick={reopenConsent}>
      {t('title')}
    </button>
  );
}
