import { refused } from '@riderbell/contract/handler.ts';
import { registrationPath, signInPath } from '@riderbell/contract/links.ts';
import { accountOf, type Principal } from '@riderbell/domain/access/principal.ts';
import { nameInMail } from '@riderbell/domain/outlets/name-in-mail.ts';
import type { OutletNeeds } from './outlet-needs.ts';
import type { InvitationJob, InvitationNeeds, VendorStore } from './ports.ts';

/** Who is invited when the owners of an outlet change. */
interface Inviting {
  readonly principal: Principal;
  readonly vendorId: string;
  /** The owners from now on. */
  readonly owners: readonly string[];
  /** E-mail addresses that own the outlet or its parent already; they are not invited. */
  readonly known: readonly string[];
}

/** The invitations of new owners; refused if the account has invited too many people. */
export async function invitationsFor(
  { invitations, newId }: Pick<OutletNeeds, 'invitations' | 'newId'>,
  { principal, vendorId, owners, known }: Inviting,
): Promise<
  | { readonly ok: true; readonly invitationOf: (email: string) => InvitationJob | null }
  | ReturnType<typeof refused<'outlet.too-many-invitations'>>
> {
  const account = accountOf(principal);
  // Only a person invites others, and each can answer for what was sent.
  if (account === null) return { ok: true, invitationOf: () => null };
  const invited = owners.filter((email) => !known.includes(email));
  const seconds = invited.length === 0 ? null : await invitations.take(account.accountId, invited.length);
  if (seconds !== null) return refused('outlet.too-many-invitations', { field: 'users', values: { seconds } });
  return {
    ok: true,
    invitationOf: (email) =>
      invited.includes(email)
        ? {
            name: 'mail-outlet-invitation',
            payload: { vendorId, email, mailId: newId(), invitedBy: account.accountId },
          }
        : null,
  };
}

/**
 * Mails an invitation, unless the person is no owner any more. It may run twice: the e-mail then has the same id. Its link leads to the
 * sign-in, or to the registration for the outlet; it carries no secret, because the owner's address itself is what opens the outlet.
 */
export function mailInvitation({
  store,
  invitations,
}: {
  readonly store: Pick<VendorStore, 'find'>;
  readonly invitations: InvitationNeeds;
}): (payload: unknown) => Promise<void> {
  return async (payload) => {
    const { vendorId, email, mailId, invitedBy } = payload as InvitationJob['payload'];
    const staffed = await store.find(vendorId);
    const inviter = await invitations.person({ accountId: invitedBy });
    if (staffed === null || inviter === null || !staffed.vendor.vendor_information.owners.includes(email)) return;
    const person = await invitations.person({ email });
    const name = nameInMail(staffed.vendor.name);
    await invitations.send({
      kind: 'outlet-invitation',
      id: mailId,
      to: person?.shownEmail ?? email,
      locale: person?.locale ?? inviter.locale,
      path: person === null && invitations.registersHere ? registrationPath(vendorId) : signInPath,
      hasAccount: person !== null || !invitations.registersHere,
      inviter: inviter.shownEmail,
      // With its id, which the registration for an existing outlet asks for.
      outlet: name === null ? vendorId : `${name} (${vendorId})`,
    });
  };
}
