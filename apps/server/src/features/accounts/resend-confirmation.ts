import type { calls } from '@riderbell/contract/calls.ts';
import { accepted, refused, type Handler } from '@riderbell/contract/handler.ts';
import { foldedEmail } from '@riderbell/domain/accounts/email-address.ts';
import { attemptKeys, takeAttempt } from './attempts.ts';
import type { AccountJobs, AttemptLimiter } from './ports.ts';

export interface ResendConfirmationNeeds {
  jobs: AccountJobs;
  limiter: AttemptLimiter;
  newId: () => string;
}

/** Has the link of the newest registration of the address mailed again; whether there is one is looked up in the background. */
export function resendConfirmation(needs: ResendConfirmationNeeds): Handler<typeof calls.resendConfirmation> {
  return async ({ body, remoteAddress }) => {
    const tooMany = await takeAttempt(needs.limiter, attemptKeys('resend', body.email_address, remoteAddress));
    if (tooMany) return refused('account.too-many', tooMany);
    const email = foldedEmail(body.email_address) ?? '';
    await needs.jobs.add({ name: 'resend-confirmation', payload: { email, letterId: needs.newId() } });
    return accepted({ result: {} });
  };
}
