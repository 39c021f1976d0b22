import type { ReactNode } from 'react';
import type { Problem } from '@riderbell/web/api/api-problem.ts';
import { useProblemText, useTexts } from '@riderbell/web/i18n/use-texts.ts';
import { InlineNotice } from '@riderbell/ui/notices/inline-notice.tsx';
import classes from '../connect-screen.module.css';
import { timeToWait } from './time-to-wait.ts';

/** What went wrong, with how long to wait where there were too many attempts. */
export function ProblemNotice({
  problem,
  fallback,
  children,
}: {
  problem: Problem;
  /** Said instead of the words for a failure that nobody foresaw. */
  fallback?: string | undefined;
  /** What helps. */
  children?: ReactNode;
}) {
  const t = useTexts('accounts');
  const problemText = useProblemText(fallback);
  const wait = timeToWait(problem);
  return (
    <InlineNotice kind="error">
      {problemText(problem)}
      {wait !== null && (
        <p className={classes.line}>
          {'hours' in wait ? t('wait-hours', { count: wait.hours }) : t('wait', { count: wait.minutes })}
        </p>
      )}
      {children}
    </InlineNotice>
  );
}
