import type { ReactNode } from 'react';
import type { Problem } from '@riderbell/web/api/api-problem.ts';
import { useProblemText, useTexts } from '@riderbell/web/i18n/use-texts.ts';
import { InlineNotice } from '@riderbell/ui/notices/inline-notice.tsx';
import { Text } from '@riderbell/ui/layout/text.tsx';
import { timeToWait } from './time-to-wait.ts';

/** Shows a problem, with the time to wait after too many attempts. */
export function ProblemNotice({
  problem,
  fallback,
  children,
}: {
  problem: Problem;
  /** Shown instead of the text for an unexpected failure. */
  fallback?: string | undefined;
  /** What the visitor can do about it. */
  children?: ReactNode;
}) {
  const t = useTexts('accounts');
  const problemText = useProblemText(fallback);
  const wait = timeToWait(problem);
  return (
    <InlineNotice kind="error">
      {problemText(problem)}
      {wait !== null && (
        <Text before={1}>
          {'hours' in wait ? t('wait-hours', { count: wait.hours }) : t('wait', { count: wait.minutes })}
        </Text>
      )}
      {children}
    </InlineNotice>
  );
}
