import { useState, useTransition } from 'react';
import type { ApiProblem } from '@riderbell/web/api/api-problem.ts';
import { useTexts } from '@riderbell/web/i18n/use-texts.ts';
import { Button } from '@riderbell/ui/buttons/button.tsx';
import { InlineNotice } from '@riderbell/ui/notices/inline-notice.tsx';
import { ProblemNotice } from './problem-notice.tsx';

/** Requests an e-mail again and shows the result; the server limits how often. */
export function ResendButton({ label, send }: { label: string; send: () => Promise<ApiProblem | null> }) {
  const t = useTexts('accounts');
  const [outcome, setOutcome] = useState<'sent' | ApiProblem | null>(null);
  const [pending, start] = useTransition();
  const resend = () => {
    if (pending) return;
    setOutcome(null);
    start(async () => {
      const problem = await send();
      start(() => setOutcome(problem ?? 'sent'));
    });
  };
  return (
    <>
      {outcome === 'sent' && <InlineNotice kind="success">{t('resend.sent')}</InlineNotice>}
      {outcome !== null && outcome !== 'sent' && <ProblemNotice problem={outcome} />}
      <Button variant="default" size="md" aria-busy={pending} loading={pending} onClick={resend}>
        {label}
      </Button>
    </>
  );
}
