import type { LockedDevice } from '@riderbell/contract/shapes/device.ts';
import { SubmitButton } from '@riderbell/ui/buttons/submit-button.tsx';
import { TextField } from '@riderbell/ui/fields/text-field.tsx';
import { Stack } from '@riderbell/ui/layout/stack.tsx';
import { Text } from '@riderbell/ui/layout/text.tsx';
import { InlineNotice } from '@riderbell/ui/notices/inline-notice.tsx';
import type { ApiProblem } from '@riderbell/web/api/api-problem.ts';
import { useProblemText, useTexts } from '@riderbell/web/i18n/use-texts.ts';
import { type FormEvent, useState, useTransition } from 'react';
import { useSession } from '../../../platform/session/browser-session.ts';
import classes from '../connect-screen.module.css';
import { ProblemNotice } from '../form/problem-notice.tsx';
import { connect } from './device-calls.ts';

/** Takes the code of a device that an owner or manager has added. */
export function ConnectForm({
  problem: removed,
  onConnected,
}: {
  /** Why the device that this browser was is none any more; null if it never was one. */
  problem: ApiProblem | null;
  onConnected: (device: LockedDevice) => void;
}) {
  const t = useTexts('devices');
  const problemText = useProblemText();
  const email = useSession()?.user.email ?? '';
  const [code, setCode] = useState('');
  const [problem, setProblem] = useState<ApiProblem | null>(removed);
  const [pending, start] = useTransition();
  const isOfCode = problem?.field === 'code';
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (!pending) start(async () => setProblem(await connect(code, onConnected)));
  };
  return (
    <Stack as="form" gap={4} noValidate onSubmit={send}>
      <Stack gap={1}>
        <Text as="h1" display className={classes.title} tabIndex={-1}>
          {t('connect.title')}
        </Text>
        <Text tone="soft">{t('connect.text')}</Text>
      </Stack>
      {email !== '' && <InlineNotice kind="info">{t('signed-in', { email })}</InlineNotice>}
      {problem !== null && !isOfCode && <ProblemNotice problem={problem} />}
      <TextField
        size="lg"
        label={t('code')}
        name="code"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        leftToRight
        value={code}
        error={isOfCode ? problemText(problem) : null}
        onChange={(event) => {
          setCode(event.currentTarget.value);
          setProblem(null);
        }}
      />
      <SubmitButton pending={pending}>{t('connect')}</SubmitButton>
    </Stack>
  );
}
