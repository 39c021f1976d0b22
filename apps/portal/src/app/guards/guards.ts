import { redirect } from 'react-router';
import type { Session } from '../../platform/session/session.ts';
import { paths } from '../paths.ts';

/** Authenticated-only pages send everybody else to the landing page (specification §2, Guards). */
export function authenticatedOnly(session: Pick<Session, 'ensure'>) {
  return async () => {
    if ((await session.ensure()) === null) throw redirect(paths.landing());
    return null;
  };
}

/** Public-only pages send whoever is signed in to the request (specification §2, Guards). */
export function publicOnly(session: Pick<Session, 'ensure'>) {
  return async () => {
    // Without an answer nobody knows; the landing page is then of more use than an error.
    const auth = await session.ensure().catch(() => null);
    if (auth !== null) throw redirect(paths.requestARider());
    return null;
  };
}
