import { useEffect, useEffectEvent, useState, useTransition } from 'react';
import type { ApiProblem } from '@riderbell/web/api/api-problem.ts';
import { useTexts } from '@riderbell/web/i18n/use-texts.ts';
import { Button } from '@riderbell/ui/buttons/button.tsx';
import { SkeletonLines } from '@riderbell/ui/states/skeletons.tsx';
import { Stack } from '@riderbell/ui/layout/stack.tsx';
import { Text } from '@riderbell/ui/layout/text.tsx';
import { ProblemNotice } from '../form/problem-notice.tsx';
import { finishAtProvider, isProviderReturn, leaveForProvider } from './provider-login.ts';

/** The sign-in at an outside provider (specification §7: "an authentication service"). */
export function ProviderSignIn({ name, onSignedIn }: { name: string; onSignedIn: () => void }) {
  const t = useTexts('accounts');
  const [problem, setProblem] = useState<ApiProblem | null>(null);
  const [returning, setReturning] = useState(() => isProviderReturn(window.location.search));
  const [leaving, start] = useTransition();
  const settle = useEffectEvent((refusal: ApiProblem | null) => {
    if (refusal === null) return onSignedIn();
    setProblem(refusal);
    setReturning(false);
  });
  useEffect(() => {
    const { pathname, search } = window.location;
    if (!isProviderReturn(search)) return;
    // The code works once: a reload must not send it again.
    window.history.replaceState(window.history.state, '', pathname);
    void finishAtProvider(search).then((refusal) => settle(refusal));
  }, []);
  if (returning) {
    return (
      <>
        <Text as="output" tone="soft">
          {t('provider.finishing')}
        </Text>
        <SkeletonLines count={2} />
      </>
    );
  }
  const leave = () =>
    start(async () => {
      const problem = await leaveForProvider((address) => window.location.assign(address));
      start(() => setProblem(problem));
    });
  return (
    <Stack gap={4}>
      {problem !== null && !leaving && <ProblemNotice problem={problem} />}
      <Text size={3} tone="soft">
        {t('provider.text', { provider: name })}
      </Text>
      <Button size="lg" fullWidth loading={leaving} aria-busy={leaving} onClick={leave}>
        {t('provider.action', { provider: name })}
      </Button>
    </Stack>
  );
}
