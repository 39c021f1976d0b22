import { answerConsent, useConsent } from '../../platform/analytics/browser-consent.ts';
import { useTexts } from '@riderbell/web/i18n/use-texts.ts';
import { SegmentedChoice } from '@riderbell/ui/fields/segmented-choice.tsx';

/** Lets the person change the answer to the consent banner; renders nothing if the browser's own privacy setting decides. */
export function AnalyticsChoice() {
  const t = useTexts('analytics');
  const answer = useConsent();
  if (answer === 'forbidden') return null;
  return (
    <SegmentedChoice
      label={t('title')}
      value={answer}
      onChange={(chosen) => chosen !== 'unasked' && answerConsent(chosen)}
      choices={[
        { value: 'refused', label: t('refuse') },
        { value: 'allowed', label: t('allow') },
      ]}
    />
  );
}
