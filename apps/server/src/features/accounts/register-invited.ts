import type { calls } from '@riderbell/contract/calls.ts';
import { accepted, refused, type Handler } from '@riderbell/contract/handler.ts';
import { deviceOf } from '@riderbell/domain/accounts/device.ts';
import { networkOfAddress } from '@riderbell/domain/accounts/network-of-address.ts';
import { requestOrigin } from '@riderbell/domain/audit/caller-trace.ts';
import { addressKeys, type AttemptNeeds, rememberNetwork } from './attempts.ts';
import { signedInAnswer } from './login.ts';
import { passwordRefusals } from './password-refusals.ts';
import type { InvitedPeople, Passwords, Sessions } from './ports.ts';

export interface RegisterInvitedNeeds extends AttemptNeeds {
  invited: InvitedPeople;
  passwords: Passwords;
  sessions: Sessions;
  /** The name by which people know the provider of their account. */
  providerName: string;
  languageOf: (locale: string) => string;
  now: () => number;
  newId: () => string;
  /** Announces to every process that the rights of the address have changed. */
  announceAccess: (email: string) => void;
}

/** Makes the account of an invited person, who then belongs to the team. The mailed token proves the address, so it also signs in. */
export function registerInvited(needs: RegisterInvitedNeeds): Handler<typeof calls.registerInvited> {
  return async ({ body, remoteAddress, userAgent }) => {
    const faults = [
      ...(body.name === '' ? [{ code: 'register.name-missing', field: 'name' } as const] : []),
      ...passwordRefusals(body.password),
      ...(body.terms_accepted ? [] : [{ code: 'register.terms-not-accepted', field: 'terms_accepted' } as const]),
    ];
    if (faults.length > 0) return { ok: false, refusals: faults };
    const seconds = await needs.limiter.take(addressKeys('confirm', remoteAddress));
    if (seconds !== null) return refused('account.too-many', { values: { seconds } });
    const fault = await needs.invited.faultOf(body.token, needs.now());
    if (fault !== null) return refused(fault);
    const passwordHash = await needs.passwords.hash(body.password, networkOfAddress(remoteAddress));
    const account = { id: needs.newId(), name: body.name, passwordHash, locale: needs.languageOf(body.locale) };
    const made = await needs.invited.register(body.token, account, {
      now: needs.now(),
      from: requestOrigin({ remoteAddress, userAgent }),
    });
    if (made === 'taken') return refused('register.already-registered', { values: { provider: needs.providerName } });
    if (typeof made === 'string') return refused(made);
    needs.announceAccess(made.account.email);
    const signedIn = await needs.sessions.open(made.account, passwordHash, deviceOf(userAgent));
    if (signedIn === null)
      throw new Error('the account of the invited person was changed while its session was opened');
    await rememberNetwork(needs, { account: made.account.email, remoteAddress });
    const { result } = signedInAnswer(signedIn);
    return accepted({ result: { ...result, vendor_id: made.vendorId, role: made.role } });
  };
}
