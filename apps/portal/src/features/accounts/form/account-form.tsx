import { type ReactNode, useEffect, useId, useRef } from 'react';
import type { ApiProblem } from '@riderbell/web/api/api-problem.ts';
import { useOnline } from '@riderbell/web/api/online.ts';
import { useTexts } from '@riderbell/web/i18n/use-texts.ts';
import { SubmitButton } from '@riderbell/ui/buttons/submit-button.tsx';
import { InlineNotice } from '@riderbell/ui/notices/inline-notice.tsx';
import { Stack } from '@riderbell/ui/layout/stack.tsx';
import { Text } from '@riderbell/ui/layout/text.tsx';
import classes from '../connect-screen.module.css';
import { ProblemNotice } from './problem-notice.tsx';

/** The state of the attempts to submit, from `useAccountForm`. */
interface Attempts {
  problem: ApiProblem | null;
  pending: boolean;
  failures: number;
  submit(): void;
}

/** A form with its heading. After a failure it focuses the first wrong field, or the button. */
export function AccountForm({
  attempts,
  level = 1,
  title,
  text,
  submit,
  fallback,
  children,
}: {
  attempts: Attempts;
  /** The level of the heading: 1 on a page, 3 in a dialog. */
  level?: 1 | 3;
  title: string;
  text: string;
  /** The label of the button. */
  submit: string;
  /** The message for a failure without its own text. */
  fallback?: string;
  children: ReactNode;
}) {
  const t = useTexts('accounts');
  const online = useOnline();
  const form = useRef<HTMLFormElement>(null);
  const titleId = useId();
  const { failures, pending, problem } = attempts;
  useEffect(() => {
    if (failures === 0) return;
    const wrong = form.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    (wrong ?? form.current?.querySelector<HTMLElement>('button[type="submit"]'))?.focus();
  }, [failures]);
  return (
    <>
      {level === 1 ? (
        <Text as="h1" display id={titleId} className={classes.title} tabIndex={-1}>
          {title}
        </Text>
      ) : (
        <Text as="h3" size={6} weight={750} after={1} id={titleId} tabIndex={-1}>
          {title}
        </Text>
      )}
      <Text tone="soft" after={7}>
        {text}
      </Text>
      <Stack
        as="form"
        ref={form}
        gap={4}
        noValidate
        aria-labelledby={titleId}
        onSubmit={(event) => {
          event.preventDefault();
          attempts.submit();
        }}
      >
        {problem !== null && !pending && <ProblemNotice problem={problem} fallback={fallback} />}
        {!online && (pending || problem?.isOffline !== true) && (
          <InlineNotice kind="warning">{t('offline.form')}</InlineNotice>
        )}
        {children}
        <SubmitButton pending={pending}>{submit}</SubmitButton>
      </Stack>
    </>
  );
}
