import type { CallErrorCode } from '@riderbell/contract/call.ts';
import type { calls } from '@riderbell/contract/calls.ts';
import { accepted, refused, type Handler, type HandlerRequest, type Refusal } from '@riderbell/contract/handler.ts';
import { foldedEmail, shownEmail } from '@riderbell/domain/accounts/email-address.ts';
import { networkOfAddress } from '@riderbell/domain/accounts/network-of-address.ts';
import { type AttemptNeeds, takeAttempt } from './attempts.ts';
import { passwordRefusals } from './password-refusals.ts';
import type {
  AccountStore,
  ConfirmationTokens,
  OutletDirectory,
  Passwords,
  RegisteringGuests,
  RegistrationStore,
} from './ports.ts';

/** The mailed link is valid for 24 hours (specification §9). */
export const confirmationHours = 24;

export interface RegisterNeeds extends AttemptNeeds {
  accounts: AccountStore;
  registrations: RegistrationStore;
  outlets: OutletDirectory;
  passwords: Passwords;
  guests: RegisteringGuests;
  /** Keys by which the server recognises the browser that registered. */
  signInKeys: ConfirmationTokens;
  /** The name by which people know the provider of their account. */
  providerName: string;
  /** NPV registers new vendors, PV only existing ones (specification §1). */
  registrationType: 'NPV' | 'PV';
  isPossiblePhone: (text: string) => boolean;
  isClosed: () => boolean;
  languageOf: (locale: string) => string;
  now: () => number;
  newId: () => string;
  onJob: () => void;
}

type Request = HandlerRequest<typeof calls.register>;
type Code = CallErrorCode<typeof calls.register>;

/** Signs up: stores the registration and has its link mailed. The account exists only once the link has been opened. */
export function register(needs: RegisterNeeds): Handler<typeof calls.register> {
  return async ({ body, remoteAddress }) => {
    if (needs.isClosed()) return refused('register.closed');
    const faults = formRefusals(body, needs);
    const email = foldedEmail(body.email_address);
    if (faults.length > 0 || email === null) return { ok: false, refusals: faults };
    const tooMany = await takeAttempt(needs, { act: 'register', account: email, remoteAddress });
    if (tooMany) return refused('account.too-many', tooMany);
    const outletId = body.outlet_id || null;
    const outletFault = await outletRefusal(outletId, email, needs);
    if (outletFault !== null) return refused(outletFault, { field: 'outlet_id' });
    if (await needs.accounts.exists(email)) {
      const values = { provider: needs.providerName };
      return refused('register.already-registered', { field: 'email_address', values });
    }
    const now = needs.now();
    const id = needs.newId();
    const registration = {
      id,
      email,
      shownEmail: shownEmail(body.email_address),
      name: body.name,
      passwordHash: await needs.passwords.hash(body.password, networkOfAddress(remoteAddress)),
      locale: needs.languageOf(body.locale),
      phone: body.phone_number,
      vendorName: outletId === null ? (body.is_private ? body.name : body.vendor_name) : null,
      outletId,
      guestId: body.guest_token === null ? null : await needs.guests.guestOf(body.guest_token),
      createdAt: now,
      expiresAt: now + confirmationHours * 60 * 60_000,
    };
    const payload = { registrationId: id, letterId: needs.newId() };
    await needs.registrations.add(registration, { name: 'mail-confirmation', payload });
    needs.onJob();
    const answer = { email_address: registration.shownEmail, expires_in: confirmationHours * 3600 };
    return accepted({ result: { ...answer, sign_in_key: needs.signInKeys.tokenOf(id) } });
  };
}

/** All faults of the form itself, in the order of its fields. */
function formRefusals(body: Request['body'], needs: RegisterNeeds): Refusal<Code>[] {
  const newBusiness = !body.outlet_id;
  const missing = (code: Code, field: string, when: boolean): Refusal<Code>[] => (when ? [{ code, field }] : []);
  return [
    ...missing('register.email-invalid', 'email_address', foldedEmail(body.email_address) === null),
    ...passwordRefusals(body.password),
    ...missing('register.name-missing', 'name', body.name === ''),
    ...missing('register.vendor-missing', 'outlet_id', newBusiness && needs.registrationType === 'PV'),
    ...missing(
      'register.vendor-name-missing',
      'vendor_name',
      newBusiness && needs.registrationType === 'NPV' && !body.is_private && body.vendor_name === '',
    ),
    ...missing('register.phone-missing', 'phone_number', body.phone_number === ''),
    ...missing(
      'register.phone-wrong',
      'phone_number',
      body.phone_number !== '' && !needs.isPossiblePhone(body.phone_number),
    ),
    ...missing('register.terms-not-accepted', 'terms_accepted', !body.terms_accepted),
  ];
}

/** Why the address cannot be linked to the outlet: only its owners' addresses can. */
async function outletRefusal(outletId: string | null, email: string, { outlets }: RegisterNeeds) {
  if (outletId === null) return null;
  const owners = await outlets.ownersOf(outletId);
  if (owners === null) return 'register.vendor-missing';
  const own = owners.filter((owner) => owner.email === email);
  if (own.some(({ linked }) => linked)) return 'register.already-linked';
  return own.length === 0 ? 'register.wrong-email' : null;
}
