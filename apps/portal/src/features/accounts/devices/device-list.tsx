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
    <section className={classes.part} aria-label={t('devices.list')}>
      <h3 className={classes.title}>{t('devices.list')}</h3>
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
      <ul className={classes.devices}>
        {sessions.map((device) => (
          <Device
            key={device.session_id}
            device={device}
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
    </section>
  );
}

function Device({
  device,
  pending,
  disabled,
  onSignOut,
}: {
  device: SignedInDevice;
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
    <li className={classes.device}>
      <div className={classes.words}>
        <strong>{name}</strong>
        <span className={classes.times}>{t('devices.since', { time: formats.dateTime(since) })}</span>
        <span className={classes.times}>
          {current ? t('devices.current') : t('devices.used', { time: formats.dateTime(used) })}
        </span>
      </div>
      {!current && (
        <Button variant="default" size="sm" loading={pending} disabled={disabled} onClick={onSignOut}>
          <ShortLabel shown={t('devices.sign-out')} spoken={t('devices.sign-out.of', { device: name })} />
        </Button>
      )}
    </li>
  );
}
