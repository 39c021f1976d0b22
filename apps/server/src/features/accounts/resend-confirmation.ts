import type { calls } from '@riderbell/contract/calls.ts';
import { accepted, refused, type Handler } from '@riderbell/contract/handler.ts';
import { foldedEmail } from '@riderbell/domain/accounts/email-address.ts';
import { type AttemptNeeds, takeAttempt } from './attempts.ts';
import type { AccountJobs } from './ports.ts';

export interface ResendConfirmationNeeds extends AttemptNeeds {
  jobs: AccountJobs;
  newId: () => string;
}

/** Mails the link of the address's newest registration again. The registration is looked up in the background. */
export function resendConfirmation(needs: ResendConfirmationNeeds): Handler<typeof calls.resendConfirmation> {
  return async ({ body, remoteAddress }) => {
    if (body.email_address === '') return refused('register.email-invalid', { field: 'email_address' });
    const tooMany = await takeAttempt(needs, { act: 'resend', account: body.email_address, remoteAddress });
    if (tooMany) return refused('account.too-many', tooMany);
    await needs.jobs.add({
      name: 'resend-confirmation',
      payload: { email: foldedEmail(body.email_address) ?? '', letterId: needs.newId() },
    });
    return accepted({ result: {} });
  };
}
