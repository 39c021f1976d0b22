import { type FormEvent, type ReactNode, startTransition, useActionState, useId, useRef, useState } from 'react';
import type { ApiProblem } from '@riderbell/web/api/api-problem.ts';
import { useOnline } from '@riderbell/web/api/online.ts';
import { useDeployment } from '@riderbell/web/deployment.ts';
import { useTexts } from '@riderbell/web/i18n/use-texts.ts';
import { Button } from '@riderbell/ui/buttons/button.tsx';
import { SubmitButton } from '@riderbell/ui/buttons/submit-button.tsx';
import { PasswordField } from '@riderbell/ui/fields/password-field.tsx';
import { TextField } from '@riderbell/ui/fields/text-field.tsx';
import { InlineNotice } from '@riderbell/ui/notices/inline-notice.tsx';
import { Stack } from '@riderbell/ui/layout/stack.tsx';
import { Row } from '@riderbell/ui/layout/row.tsx';
import { Card } from '@riderbell/ui/layout/card.tsx';
import { Text } from '@riderbell/ui/layout/text.tsx';
import { checkSignIn, type SignIn, type SignInFaults } from './check-sign-in.ts';
import classes from './connect-screen.module.css';
import { ReturnNotice } from './form/return-notice.tsx';
import { ProblemNotice } from './form/problem-notice.tsx';
import { ResendButton } from './form/resend-button.tsx';
import { typedEmail } from './form/typed-email.ts';
import { ProviderSignIn } from './provider/provider-sign-in.tsx';
import { resendLink } from './register/send-registration.ts';
import { signIn } from './sign-in.ts';

interface Attempt {
  typed: SignIn;
  faults: SignInFaults;
  problem: ApiProblem | null;
}

const untouched: Omit<Attempt, 'typed'> = { faults: { email: null, password: null }, problem: null };

export interface ConnectScreenProps {
  onSignedIn: () => void;
  /** Shown above the form after confirming an e-mail address or setting a new password. */
  welcome?: { readonly notice: string; readonly email: string } | null;
  /** Whether the sign-in returns to a page that the visitor requested. */
  willReturn?: boolean;
  /** The links to a new password and to the registration; neither exists with an outside identity provider. */
  forgot: ReactNode;
  register: ReactNode;
  /** The guest checkout offer, if there is one. */
  guest: ReactNode;
}

/** The sign-in (specification §2, /connect): with a password, or at the outside provider of the deployment. */
export function ConnectScreen(props: ConnectScreenProps) {
  const { identity_provider: provider } = useDeployment();
  const titleId = useId();
  const t = useTexts('accounts');
  return (
    <section className={classes.screen} aria-labelledby={titleId}>
      <Text as="h1" display id={titleId} className={classes.title} tabIndex={-1}>
        {t('welcome')}
      </Text>
      <Text tone="soft" after={7}>
        {t('welcome.text')}
      </Text>
      {props.willReturn && <ReturnNotice />}
      {provider === null ? (
        <PasswordSignIn {...props} titleId={titleId} />
      ) : (
        <>
          <ProviderSignIn name={provider.name} onSignedIn={props.onSignedIn} />
          {props.guest}
        </>
      )}
    </section>
  );
}

/** The sign-in with a password, and that of the demo if the deployment has one. */
function PasswordSignIn({
  onSignedIn,
  welcome = null,
  forgot,
  register,
  guest,
  titleId,
}: ConnectScreenProps & { titleId: string }) {
  const t = useTexts('accounts');
  const online = useOnline();
  const form = useRef<HTMLFormElement>(null);
  const [attempt, submit, pending] = useActionState(
    async (_: Attempt, data: FormData): Promise<Attempt> => {
      const typed = { email: textOf(data, 'email'), password: textOf(data, 'password') };
      const focus = (name: keyof SignIn) => form.current?.querySelector<HTMLInputElement>(`[name="${name}"]`)?.focus();
      const faults = checkSignIn(typed);
      const first = faults.email === null ? (faults.password === null ? null : 'password') : 'email';
      if (first !== null) {
        focus(first);
        return { typed, faults, problem: null };
      }
      const problem = await signIn(typed);
      if (problem === null) {
        typedEmail.set('');
        onSignedIn();
      }
      // The button was disabled meanwhile and has lost the focus. The password is the most likely fault.
      else focus('password');
      return { typed, faults, problem };
    },
    { ...untouched, typed: { email: '', password: '' } },
  );
  const [initial] = useState(() => welcome?.email ?? typedEmail.get());
  // An action on the form itself would reset its fields with the answer, including corrections typed meanwhile.
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    if (!pending) startTransition(() => submit(data));
  };
  // The attempt has reported it; do not show the message twice.
  const saysOffline = attempt.problem?.isOffline === true && !pending;
  const fault = (key: SignInFaults['email']) => (key === null ? null : t(key));
  return (
    <>
      <Stack as="form" gap={4} ref={form} onSubmit={send} noValidate aria-labelledby={titleId}>
        {welcome !== null && attempt.problem === null && <InlineNotice kind="success">{welcome.notice}</InlineNotice>}
        {attempt.problem !== null && !pending && <ProblemNotice problem={attempt.problem} />}
        {attempt.problem?.code === 'login.user-not-confirmed' && !pending && (
          <ResendButton label={t('resend.link')} send={() => resendLink(attempt.typed.email)} />
        )}
        {!online && !saysOffline && <InlineNotice kind="warning">{t('offline')}</InlineNotice>}
        <TextField
          label={t('email')}
          name="email"
          type="email"
          autoComplete="username"
          inputMode="email"
          size="lg"
          leftToRight
          defaultValue={initial}
          error={fault(attempt.faults.email)}
          onChange={(event) => typedEmail.set(event.currentTarget.value)}
        />
        <PasswordField
          label={t('password')}
          name="password"
          autoComplete="current-password"
          size="lg"
          error={fault(attempt.faults.password)}
          showLabel={t('password.show')}
          hideLabel={t('password.hide')}
        />
        <SubmitButton pending={pending}>{t('submit')}</SubmitButton>
      </Stack>
      <Row as="p" wrap className={classes.links}>
        {forgot}
        {register}
      </Row>
      {guest}
      <DemoSignIn disabled={pending} onSubmit={submit} />
    </>
  );
}

/** Signs in to the demo shop with one click; only if demo data are on. */
function DemoSignIn({ disabled, onSubmit }: { disabled: boolean; onSubmit: (data: FormData) => void }) {
  const t = useTexts('accounts');
  const { demo } = useDeployment();
  if (demo === null) return null;
  return (
    <Card
      as="form"
      gap={4}
      padding={5}
      before={8}
      action={onSubmit}
      className={classes.offer}
      aria-labelledby="connect-demo"
    >
      <input type="hidden" name="email" value={demo.email} />
      <input type="hidden" name="password" value={demo.password} />
      <div>
        <Text as="h2" id="connect-demo" size={5} weight={750}>
          {t('demo.title')}
        </Text>
        <Text size={4} tone="soft" before={0.5}>
          {t('demo.text')}
        </Text>
      </div>
      <Button type="submit" variant="light" size="md" disabled={disabled}>
        {t('demo.action')}
      </Button>
    </Card>
  );
}

function textOf(data: FormData, name: string): string {
  const value = data.get(name);
  return typeof value === 'string' ? value : '';
}
