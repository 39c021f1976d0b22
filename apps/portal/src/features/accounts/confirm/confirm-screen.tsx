import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import type { ApiProblem } from '@riderbell/web/api/api-problem.ts';
import { useTexts } from '@riderbell/web/i18n/use-texts.ts';
import { Button } from '@riderbell/ui/buttons/button.tsx';
import { SkeletonLines } from '@riderbell/ui/states/skeletons.tsx';
import { Stack } from '@riderbell/ui/layout/stack.tsx';
import { Row } from '@riderbell/ui/layout/row.tsx';
import { Text } from '@riderbell/ui/layout/text.tsx';
import classes from '../connect-screen.module.css';
import { ProblemNotice } from '../form/problem-notice.tsx';
import { type Confirmed, confirmLink } from './confirm-link.ts';

/** The server has not examined the link, so it may still be valid. */
const mayTryAgain = (problem: ApiProblem) => problem.status === 0 || problem.status === 429 || problem.status >= 500;

/**
 * The page that the mailed link opens: confirms the e-mail address at once (specification §9).
 * @param signInKey the key of the registration, if it was made in this browser
 * @param onConfirmed gets the e-mail address, and whether the link has signed in with it
 * @param logIn the link to the sign-in, for a used link
 * @param register the link to request a new one, for an expired link; null if registration is off
 */
export function ConfirmScreen({
  token,
  signInKey,
  onConfirmed,
  logIn,
  register,
}: {
  token: string;
  signInKey: string | null;
  onConfirmed: (email: string, isSignedIn: boolean) => void;
  logIn: ReactNode;
  register: ReactNode;
}) {
  const t = useTexts('accounts');
  const [problem, setProblem] = useState<ApiProblem | null>(null);
  const settle = (confirmed: Confirmed) =>
    confirmed.problem === null ? onConfirmed(confirmed.email, confirmed.isSignedIn) : setProblem(confirmed.problem);
  const settleFirst = useEffectEvent(settle);
  const confirmFirst = useEffectEvent((link: string) => confirmLink(link, signInKey));
  useEffect(() => void confirmFirst(token).then((confirmed) => settleFirst(confirmed)), [token]);
  const tryAgain = () => {
    setProblem(null);
    void confirmLink(token, signInKey).then(settle);
  };
  if (problem === null) {
    return (
      <section className={classes.screen} aria-busy>
        <Text as="h1" display className={classes.title} tabIndex={-1}>
          {t('confirm.working')}
        </Text>
        <SkeletonLines count={2} />
      </section>
    );
  }
  return (
    <section className={classes.screen}>
      <Text as="h1" display className={classes.title} tabIndex={-1}>
        {t('confirm.failed')}
      </Text>
      <Stack gap={3.5}>
        <ProblemNotice problem={problem} />
        {mayTryAgain(problem) && <TryAgain onPress={tryAgain} />}
      </Stack>
      <Row as="p" wrap className={classes.links}>
        {logIn}
        {problem.code !== 'register.link-used' && register}
      </Row>
    </section>
  );
}

function TryAgain({ onPress }: { onPress: () => void }) {
  const common = useTexts('common');
  return (
    <Button size="lg" onClick={onPress}>
      {common('try-again')}
    </Button>
  );
}
