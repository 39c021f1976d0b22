import type { calls } from '@riderbell/contract/calls.ts';
import { accepted, refused, type Handler } from '@riderbell/contract/handler.ts';
import { attemptKeys, takeAttempt } from './attempts.ts';
import type { AttemptLimiter, ConfirmationTokens, NewVendor, RegistrationStore } from './ports.ts';

export interface ConfirmRegistrationNeeds {
  registrations: RegistrationStore;
  confirmations: ConfirmationTokens;
  limiter: AttemptLimiter;
  providerName: string;
  newVendor: () => NewVendor;
  now: () => number;
  newId: () => string;
}

const refusals = {
  unknown: 'register.link-invalid',
  used: 'register.link-used',
  expired: 'register.link-expired',
  taken: 'register.already-registered',
} as const;

/** Makes the account of a registration real, once, with the token of its mailed link (specification §9). */
export function confirmRegistration(needs: ConfirmRegistrationNeeds): Handler<typeof calls.confirmRegistration> {
  return async ({ body, remoteAddress }) => {
    const tooMany = await takeAttempt(needs.limiter, attemptKeys('confirm', null, remoteAddress));
    if (tooMany) return refused('account.too-many', tooMany);
    const registrationId = needs.confirmations.registrationOf(body.token);
    if (registrationId === null) return refused('register.link-invalid');
    const confirmed = await needs.registrations.confirm(registrationId, {
      accountId: needs.newId(),
      vendor: needs.newVendor(),
      now: needs.now(),
    });
    if (confirmed.ok) return accepted({ result: { email_address: confirmed.email } });
    const values = { provider: needs.providerName };
    return refused(refusals[confirmed.why], confirmed.why === 'taken' ? { values } : {});
  };
}
