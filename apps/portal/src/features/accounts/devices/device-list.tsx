import { listSessions } from '@riderbell/contract/calls/accounts/list-sessions.ts';
import type { SignedInDevice } from '@riderbell/contract/shapes/signed-in-device.ts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { ApiProblem } from '@riderbell/web/api/api-problem.ts';
import { callApi } from '../../../platform/api/call-api.ts';
import { useFormats } from '@riderbell/web/i18n/formats.ts';
import { useProblemText, useTexts } from '@riderbell/web/i18n/use-texts.ts';
import { Button } from '@riderbell/ui/buttons/button.tsx';
import { InlineNotice } from '@riderbell/ui/notices/inline-notice.tsx';
import { SkeletonLines } from '@riderbell/ui/states/skeletons.tsx';
import { signOutDevices } from './device-calls.ts';
import { ShortLabel } from '@riderbell/ui/short-label.tsx';
import { Stack } from '@riderbell/ui/layout/stack.tsx';
import { Row } from '@riderbell/ui/layout/row.tsx';
import { Text, textLook } from '@riderbell/ui/layout/text.tsx';
import classes from './devices.module.css';

/** The query key of the list; code that ends sessions invalidates it. */
export const devicesKey = ['sessions'] as const;

/** Lists where the account is signed in, with a button to sign out each device, or all but this one. */
export function DeviceList() {
  const t = useTexts('accounts');
  const common = useTexts('common');
  const problemText = useProblemText();
  const queries = useQueryClient();
  const devices = useQuery({
    queryKey: devicesKey,
    queryFn: ({ signal }) => callApi(listSessions, {}, { signal }),
    staleTime: 0,
    meta: { quiet: true },
  });
  const signOut = useMutation({
    mutationFn: signOutDevices,
    meta: { quiet: true },
    // Also after a failure: another device may have ended the session already.
    onSettled: () => queries.invalidateQueries({ queryKey: devicesKey }),
  });
  const isEnding = (sessionId: string | null) => signOut.isPending && signOut.variables === sessionId;
  const problem = signOut.error ?? devices.error;
  const sessions = devices.data?.result.sessions ?? [];
  const others = sessions.filter(({ current }) => !current);
  return (
    <Stack as="section" gap={3.5} aria-label={t('devices.list')}>
      <Text as="h3" size={6} weight={750}>
        {t('devices.list')}
      </Text>
      {devices.isPending && <SkeletonLines count={3} />}
      {problem instanceof ApiProblem && (
        <InlineNotice
          kind="error"
          action={
            devices.isError && (
              <Button variant="default" size="xs" onClick={() => void devices.refetch()}>
                {common('try-again')}
              </Button>
            )
          }
        >
          {problemText(problem)}
        </InlineNotice>
      )}
      {signOut.isSuccess && !signOut.isPending && (
        <InlineNotice kind="success">{t('devices.signed-out', { count: signOut.data })}</InlineNotice>
      )}
      <ul>
        {sessions.map((device, index) => (
          <Device
            key={device.session_id}
            device={device}
            isFirst={index === 0}
            pending={isEnding(device.session_id)}
            disabled={signOut.isPending}
            onSignOut={() => signOut.mutate(device.session_id)}
          />
        ))}
      </ul>
      {others.length > 0 && (
        <Button
          variant="default"
          loading={isEnding(null)}
          disabled={signOut.isPending}
          onClick={() => signOut.mutate(null)}
        >
          {t('devices.sign-out-others')}
        </Button>
      )}
    </Stack>
  );
}

function Device({
  device,
  isFirst,
  pending,
  disabled,
  onSignOut,
}: {
  device: SignedInDevice;
  isFirst: boolean;
  /** Whether this device is being signed out. */
  pending: boolean;
  /** Whether any device is being signed out. */
  disabled: boolean;
  onSignOut: () => void;
}) {
  const t = useTexts('accounts');
  const formats = useFormats();
  const { browser, system, current, created_at: since, last_used_at: used } = device;
  const name =
    browser !== null && system !== null
      ? t('devices.device', { browser, system })
      : (browser ?? system ?? t('devices.device.unknown'));
  return (
    <Row as="li" wrap gap={3} justify="between" line={isFirst ? undefined : 'before'} className={classes.device}>
      <Stack className={`${classes.words} ${textLook({ lines: 'even' })}`}>
        <strong>{name}</strong>
        <Text as="span" size={3} tone="soft">
          {t('devices.since', { time: formats.dateTime(since) })}
        </Text>
        <Text as="span" size={3} tone="soft">
          {current ? t('devices.current') : t('devices.used', { time: formats.dateTime(used) })}
        </Text>
      </Stack>
      {!current && (
        <Button variant="default" size="sm" loading={pending} disabled={disabled} onClick={onSignOut}>
          <ShortLabel shown={t('devices.sign-out')} spoken={t('devices.sign-out.of', { device: name })} />
        </Button>
      )}
    </Row>
  );
}
