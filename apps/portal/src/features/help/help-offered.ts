import { useDeployment } from '@riderbell/web/deployment.ts';
import { useFlag } from '@riderbell/web/flags/flags.ts';
import { type StoredCredentials, storedExternalToken } from '../../platform/session/authorization.ts';
import { type Auth, devicePersonOf } from '../../platform/session/auth.ts';
import { useSession } from '../../platform/session/browser-session.ts';
import { store } from '@riderbell/web/storage/storage.ts';

/** Hidden for guests, in the embedded mode, at shared devices, without the flag `helpcenter`, and where no help centre is set up (specification §2, §6). */
export function isHelpOffered(
  { auth, externalToken }: Pick<StoredCredentials, 'auth' | 'externalToken'>,
  flag: boolean,
  service: string | null,
): boolean {
  return auth !== null && devicePersonOf(auth) === null && externalToken === null && flag && service !== null;
}

/** Whether this visitor is offered the help centre. */
export function useHelpOffered(): boolean {
  const auth: Auth | null = useSession();
  const flag = useFlag('helpcenter');
  const externalToken = storedExternalToken(store);
  return isHelpOffered({ auth, externalToken }, flag, useDeployment().help_centre_url);
}
