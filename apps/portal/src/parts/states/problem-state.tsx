import type { ReactNode } from 'react';
import { Button } from '@riderbell/ui/buttons/button.tsx';
import { FullState } from '@riderbell/ui/states/full-state.tsx';
import type { ApiProblem } from '@riderbell/web/api/api-problem.ts';
import { useProblemText, useTexts } from '@riderbell/web/i18n/use-texts.ts';

/** Takes the place of a page that could not be read. */
export function ProblemState({
  icon,
  problem,
  onRetry,
}: {
  icon: ReactNode;
  problem: ApiProblem;
  onRetry: () => void;
}) {
  const common = useTexts('common');
  const problemText = useProblemText();
  return (
    <FullState
      tone="negative"
      icon={icon}
      title={problemText(problem)}
      action={<Button onClick={onRetry}>{common('try-again')}</Button>}
    />
  );
}
