import type { calls } from '@riderbell/contract/calls.ts';
import { accepted, refused, type Handler } from '@riderbell/contract/handler.ts';
import { foldedEmail } from '@riderbell/domain/accounts/email-address.ts';
import { type AttemptNeeds, takeAttempt } from './attempts.ts';
import type { AccountJobs } from './ports.ts';

/** How long a mailed code is valid. */
export const resetCodeSeconds = 15 * 60;

export interface ForgotPasswordNeeds extends AttemptNeeds {
  jobs: AccountJobs;
  now: () => number;
  newId: () => string;
}

/**
 * Has a code mailed. The account is looked up in the background: the request does the same work for every address and takes no longer
 * for a known one.
 */
export function forgotPassword(needs: ForgotPasswordNeeds): Handler<typeof calls.forgotPassword> {
  return async ({ body, remoteAddress }) => {
    if (body.email_address === '') return refused('register.email-invalid', { field: 'email_address' });
    const tooMany = await takeAttempt(needs, { act: 'forgot', account: body.email_address, remoteAddress });
    if (tooMany) return refused('account.too-many', tooMany);
    await needs.jobs.add({
      name: 'begin-password-reset',
      payload: { email: foldedEmail(body.email_address) ?? '', resetId: needs.newId(), requestedAt: needs.now() },
    });
    return accepted({ result: { expires_in: resetCodeSeconds } });
  };
}
