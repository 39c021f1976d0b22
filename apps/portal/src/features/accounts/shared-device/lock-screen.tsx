import type { LockedDevice } from '@riderbell/contract/shapes/device.ts';
import { Button } from '@riderbell/ui/buttons/button.tsx';
import { Row } from '@riderbell/ui/layout/row.tsx';
import { Stack } from '@riderbell/ui/layout/stack.tsx';
import { Text } from '@riderbell/ui/layout/text.tsx';
import { SkeletonLines } from '@riderbell/ui/states/skeletons.tsx';
import type { ApiProblem } from '@riderbell/web/api/api-problem.ts';
import { useTexts } from '@riderbell/web/i18n/use-texts.ts';
import { type ReactNode, useEffect, useState } from 'react';
import classes from '../connect-screen.module.css';
import { ProblemNotice } from '../form/problem-notice.tsx';
import { ConnectForm } from './connect-form.tsx';
import { readPeople, storedDeviceKey } from './device-calls.ts';
import { UnlockForm } from './unlock-form.tsx';

/** Connects a device with its code, or shows who may unlock it. */
export function LockScreen({ logIn }: { logIn: ReactNode }) {
  const [key, setKey] = useState<string | null>(storedDeviceKey);
  const [read, setRead] = useState<LockedDevice | ApiProblem | null>(null);
  const isDevice = key !== null;
  useEffect(() => {
    if (key !== null) void readPeople(key).then(setRead);
  }, [key]);
  const tryAgain = () => {
    setRead(null);
    if (key !== null) void readPeople(key).then(setRead);
  };
  const isDisconnected = read !== null && 'code' in read && read.code === 'device.disconnected';
  return (
    <section className={classes.screen} aria-busy={isDevice && read === null}>
      {!isDevice || isDisconnected ? (
        <ConnectForm
          problem={isDisconnected ? read : null}
          onConnected={(device) => {
            setRead(device);
            setKey(storedDeviceKey());
          }}
        />
      ) : (
        <Locked deviceKey={key} read={read} onRetry={tryAgain} onDisconnected={setRead} />
      )}
      <Row as="p" wrap className={classes.links}>
        {logIn}
      </Row>
    </section>
  );
}

function Locked({
  deviceKey,
  read,
  onRetry,
  onDisconnected,
}: {
  deviceKey: string;
  read: LockedDevice | ApiProblem | null;
  onRetry: () => void;
  onDisconnected: (problem: ApiProblem) => void;
}) {
  const t = useTexts('devices');
  const common = useTexts('common');
  if (read === null) {
    return (
      <>
        <Heading>{t('who')}</Heading>
        <SkeletonLines count={4} />
      </>
    );
  }
  if ('code' in read) {
    return (
      <Stack gap={3.5}>
        <Heading>{t('who')}</Heading>
        <ProblemNotice problem={read} />
        <Button size="lg" onClick={onRetry}>
          {common('try-again')}
        </Button>
      </Stack>
    );
  }
  return (
    <Stack gap={4}>
      <Stack>
        <Heading>{t('who')}</Heading>
        <Text tone="soft">
          <bdi>{read.vendor_name}</bdi> · <bdi>{read.name}</bdi>
        </Text>
      </Stack>
      {read.people.length === 0 ? (
        <>
          <Text>{t('nobody')}</Text>
          <Button variant="default" size="lg" onClick={onRetry}>
            {common('try-again')}
          </Button>
        </>
      ) : (
        <UnlockForm deviceKey={deviceKey} people={read.people} onDisconnected={onDisconnected} />
      )}
    </Stack>
  );
}

function Heading({ children }: { children: ReactNode }) {
  return (
    <Text as="h1" display className={classes.title} tabIndex={-1}>
      {children}
    </Text>
  );
}
