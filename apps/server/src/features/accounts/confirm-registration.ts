import type { calls } from '@riderbell/contract/calls.ts';
import { accepted, refused, type Handler } from '@riderbell/contract/handler.ts';
import { deviceOf } from '@riderbell/domain/accounts/device.ts';
import { addressKeys, type AttemptNeeds, rememberNetwork } from './attempts.ts';
import { signedInAnswer } from './login.ts';
import type {
  ConfirmationTokens,
  NewVendor,
  RegisteringGuests,
  Registration,
  RegistrationStore,
  Sessions,
} from './ports.ts';

export interface ConfirmRegistrationNeeds extends AttemptNeeds {
  registrations: RegistrationStore;
  confirmations: ConfirmationTokens;
  signInKeys: ConfirmationTokens;
  sessions: Sessions;
  guests: RegisteringGuests;
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

/**
 * Creates the account of a registration, once, with the token of its mailed link (specification §9). A guest's orders and address then
 * belong to the account. In the browser that registered, the link also signs in.
 */
export function confirmRegistration(needs: ConfirmRegistrationNeeds): Handler<typeof calls.confirmRegistration> {
  return async ({ body, remoteAddress, userAgent }) => {
    const seconds = await needs.limiter.take(addressKeys('confirm', remoteAddress));
    if (seconds !== null) return refused('account.too-many', { values: { seconds } });
    const registrationId = needs.confirmations.registrationOf(body.token);
    if (registrationId === null) return refused('register.link-invalid');
    const accountId = needs.newId();
    const vendor = needs.newVendor();
    const confirmed = await needs.registrations.confirm(registrationId, { accountId, vendor, now: needs.now() });
    if (!confirmed.ok) {
      const values = { provider: needs.providerName };
      return refused(refusals[confirmed.why], confirmed.why === 'taken' ? { values } : {});
    }
    const { registration } = confirmed;
    // The orders of a guest who registers an existing outlet are moved after the sign-in, when it is clear which vendor comes first.
    if (registration.guestId !== null && registration.outletId === null) {
      await needs.guests.takeOver({ guestId: registration.guestId, accountId, vendorId: vendor.id });
    }
    const isSameBrowser = needs.signInKeys.registrationOf(body.sign_in_key ?? '') === registrationId;
    const session = isSameBrowser ? await openSession(needs, registration, accountId, userAgent) : null;
    if (session !== null) await rememberNetwork(needs, { account: registration.email, remoteAddress });
    return accepted({ result: { email_address: registration.shownEmail, session } });
  };
}

async function openSession(
  { sessions }: ConfirmRegistrationNeeds,
  { email, shownEmail, name, passwordHash }: Registration,
  accountId: string,
  userAgent: string | undefined,
) {
  // An account without a password signs in at an outside provider.
  if (passwordHash === null) return null;
  const opened = await sessions.open({ id: accountId, email, shownEmail, name }, passwordHash, deviceOf(userAgent));
  return opened && signedInAnswer(opened).result;
}
