import { calls } from '@riderbell/contract/calls.ts';
import { invitationTokenOf } from '@riderbell/contract/links.ts';
import type { TeamRole } from '@riderbell/domain/access/vendor-rights.ts';
import { goodPassword } from '../accounts/testing-accounts.ts';
import { mailTo, type ReadMail } from '../testing-mailbox.ts';
import type { TestingServer } from '../testing-server.ts';

type Caller = string | { accessToken: string };

let numbered = 0;

/** An address that no other test uses. */
export function newPerson(): string {
  numbered += 1;
  return `person${numbered}@riderbell.test`;
}

export function invitationIn({ text }: ReadMail): string {
  const link = /https?:\S+/.exec(text)?.[0] ?? '';
  const token = invitationTokenOf(new URL(link).hash);
  if (token === null) throw new Error(`There is no invitation in: ${text}`);
  return token;
}

export async function invite(server: TestingServer, as: Caller, vendorId: string, email: string, role: TeamRole) {
  const request = { params: { id: vendorId }, body: { email, role, locale: 'en' } };
  return (await server.client.answer(calls.inviteMember, request, { as })).result;
}

/** Invites the address and waits for its mail, which is the address's `mails`th. @returns the token */
export async function invited(
  server: TestingServer,
  as: Caller,
  vendorId: string,
  { email, role, mails = 1 }: { email: string; role: TeamRole; mails?: number },
): Promise<string> {
  await invite(server, as, vendorId, email, role);
  return invitationIn(await mailTo(server, email, mails));
}

/** Makes an account with a role at the vendor. @returns its access token */
export async function join(
  server: TestingServer,
  as: Caller,
  vendorId: string,
  role: TeamRole,
  email = newPerson(),
): Promise<{ email: string; token: string }> {
  const token = await invited(server, as, vendorId, { email, role });
  const body = { token, name: `Person ${email}`, password: goodPassword, terms_accepted: true, locale: 'en' };
  const { result } = await server.client.answer(calls.registerInvited, { body });
  return { email, token: result.AuthenticationResult.AccessToken };
}

/** The members of a vendor's own team, by address. */
export async function rolesAt(server: TestingServer, as: Caller, vendorId: string): Promise<Record<string, string>> {
  const { result } = await server.client.answer(calls.listTeam, { params: { id: vendorId } }, { as });
  const own = result.members.filter((member) => member.vendor_id === vendorId);
  return Object.fromEntries(own.map(({ email, role }) => [email, role]));
}
