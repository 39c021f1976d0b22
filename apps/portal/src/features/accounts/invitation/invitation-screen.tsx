import { foldedEmail } from '@riderbell/domain/accounts/email-address.ts';
import { type ReactNode, useEffect, useState, useTransition } from 'react';
import type { ApiProblem } from '@riderbell/web/api/api-problem.ts';
import { useDeployment } from '@riderbell/web/deployment.ts';
import { useTexts } from '@riderbell/web/i18n/use-texts.ts';
import { Button } from '@riderbell/ui/buttons/button.tsx';
import { Card } from '@riderbell/ui/layout/card.tsx';
import { Row } from '@riderbell/ui/layout/row.tsx';
import { Stack } from '@riderbell/ui/layout/stack.tsx';
import { Text } from '@riderbell/ui/layout/text.tsx';
import { InlineNotice } from '@riderbell/ui/notices/inline-notice.tsx';
import { SkeletonLines } from '@riderbell/ui/states/skeletons.tsx';
import { session, useSession } from '../../../platform/session/browser-session.ts';
import classes from '../connect-screen.module.css';
import { ProblemNotice } from '../form/problem-notice.tsx';
import { accept, type Invitation, openInvitation } from './invitation-calls.ts';
import { InvitedRegistration } from './invited-registration.tsx';

export interface InvitationScreenProps {
  token: string;
  /** The link to the sign-in, which returns here. */
  logIn: ReactNode;
  onJoined: (vendorId: string) => void;
}

/** The page that a mailed invitation opens: for the account that is signed in, for another one, or for a new one. */
export function InvitationScreen(props: InvitationScreenProps) {
  const { token, logIn } = props;
  const t = useTexts('team');
  const common = useTexts('common');
  const [read, setRead] = useState<Invitation | ApiProblem | null>(null);
  useEffect(() => void openInvitation(token).then(setRead), [token]);
  const tryAgain = () => {
    setRead(null);
    void openInvitation(token).then(setRead);
  };
  if (read === null) {
    return (
      <section className={classes.screen} aria-busy>
        <Heading>{t('opening')}</Heading>
        <SkeletonLines count={4} />
      </section>
    );
  }
  if ('code' in read) {
    const isOver = read.code.startsWith('invitation.');
    return (
      <section className={classes.screen}>
        <Heading>{t('failed')}</Heading>
        <Stack gap={3.5}>
          <ProblemNotice problem={read} />
          {!isOver && (
            <Button size="lg" onClick={tryAgain}>
              {common('try-again')}
            </Button>
          )}
        </Stack>
        <Row as="p" wrap className={classes.links}>
          {isOver && logIn}
        </Row>
      </section>
    );
  }
  return <OpenInvitation {...props} invitation={read} />;
}

function OpenInvitation({ invitation, token, logIn, onJoined }: InvitationScreenProps & { invitation: Invitation }) {
  const t = useTexts('team');
  const accounts = useTexts('accounts');
  const auth = useSession();
  const { identity_provider: provider } = useDeployment();
  const { vendor_name: business, role, email } = invitation;
  const isInvited = auth !== null && foldedEmail(auth.user.email) === foldedEmail(email);
  return (
    <section className={classes.screen}>
      <Heading>{t('accept.title', { business })}</Heading>
      <Stack gap={5} before={5}>
        <Card tone="brand" padding={4}>
          <strong>{t(role)}</strong>
          <Text size={4}>{t(`${role}.may`)}</Text>
        </Card>
        {isInvited && <Acceptance token={token} onJoined={onJoined} />}
        {auth !== null && !isInvited && <OtherAccount email={auth.user.email} />}
        {auth === null && provider !== null && <Row as="p">{logIn}</Row>}
        {auth === null && provider === null && (
          <>
            <InvitedRegistration token={token} email={email} onJoined={onJoined} />
            <Row as="p" wrap className={classes.links}>
              <span>{accounts('have-account')}</span> {logIn}
            </Row>
          </>
        )}
      </Stack>
    </section>
  );
}

function Acceptance({ token, onJoined }: Pick<InvitationScreenProps, 'token' | 'onJoined'>) {
  const t = useTexts('team');
  const [problem, setProblem] = useState<ApiProblem | null>(null);
  const [pending, start] = useTransition();
  return (
    <>
      {problem !== null && <ProblemNotice problem={problem} />}
      <Button size="lg" loading={pending} onClick={() => start(async () => setProblem(await accept(token, onJoined)))}>
        {t('accept')}
      </Button>
    </>
  );
}

/** The link belongs to another address than the one that is signed in. */
function OtherAccount({ email }: { email: string }) {
  const t = useTexts('team');
  return (
    <InlineNotice
      kind="info"
      action={
        <Button variant="default" size="sm" onClick={() => void session.logout()}>
          {t('switch')}
        </Button>
      }
    >
      {t('signed-in-as', { email })}
    </InlineNotice>
  );
}

function Heading({ children }: { children: ReactNode }) {
  return (
    <Text as="h1" display className={classes.title} tabIndex={-1}>
      {children}
    </Text>
  );
}
