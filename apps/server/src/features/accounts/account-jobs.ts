import { confirmationPath, forgotPasswordPath } from '@riderbell/contract/links.ts';
import { resetCodeSeconds } from './forgot-password.ts';
import type {
  AccountJob,
  AccountStore,
  ConfirmationTokens,
  AccountMails,
  Registration,
  RegistrationStore,
  ResetCodes,
  ResetStore,
} from './ports.ts';
import { confirmationHours } from './register.ts';

export interface AccountJobNeeds {
  accounts: AccountStore;
  registrations: RegistrationStore;
  resets: ResetStore;
  codes: ResetCodes;
  confirmations: ConfirmationTokens;
  mails: AccountMails;
  now: () => number;
  onJob: () => void;
}

type Payload<Name extends AccountJob['name']> = Extract<AccountJob, { name: Name }>['payload'];

/**
 * The background jobs of accounts. A job may run twice: the e-mail then has the same id, and a job that has nothing left to do does
 * nothing. The person who typed the address may not be the one who reads the e-mail, so it contains nothing that was typed.
 */
export function accountJobs(needs: AccountJobNeeds): {
  [Name in AccountJob['name']]: (payload: unknown) => Promise<void>;
} {
  const { accounts, registrations, resets, codes, confirmations, mails, now } = needs;
  const mailLink = async (registration: Registration | null, letterId: string): Promise<void> => {
    if (registration === null || registration.passwordHash === null || registration.expiresAt <= now()) return;
    await mails.send({
      kind: 'confirm-registration',
      id: letterId,
      to: registration.shownEmail,
      locale: registration.locale,
      path: confirmationPath(confirmations.tokenOf(registration.id)),
      hours: confirmationHours,
    });
  };
  return {
    'mail-confirmation': async (payload) => {
      const { registrationId, letterId } = payload as Payload<'mail-confirmation'>;
      await mailLink(await registrations.find(registrationId), letterId);
    },
    'resend-confirmation': async (payload) => {
      const { email, letterId } = payload as Payload<'resend-confirmation'>;
      await mailLink(await registrations.pending(email, now()), letterId);
    },
    'begin-password-reset': async (payload) => {
      const { email, resetId, requestedAt } = payload as Payload<'begin-password-reset'>;
      const account = await accounts.findByEmail(email);
      const expiresAt = requestedAt + resetCodeSeconds * 1000;
      if (expiresAt <= now()) return;
      if (!account) {
        // A person who registered but never opened the link needs the link again. A disabled account gets no e-mail.
        if (!(await accounts.exists(email))) await mailLink(await registrations.pending(email, now()), resetId);
        return;
      }
      const job = { name: 'mail-reset-code', payload: { accountId: account.id, resetId } } as const;
      await resets.begin({ accountId: account.id, resetId, requestedAt, expiresAt }, job);
      needs.onJob();
    },
    'mail-reset-code': async (payload) => {
      const { accountId, resetId } = payload as Payload<'mail-reset-code'>;
      const account = await accounts.findById(accountId);
      if (!account || !(await resets.isLive(accountId, resetId, now()))) return;
      const { shownEmail: to, locale } = account;
      const minutes = resetCodeSeconds / 60;
      await mails.send({ kind: 'reset-code', id: resetId, to, locale, code: codes.codeOf(resetId), minutes });
    },
    'mail-password-changed': async (payload) => {
      const { accountId, letterId } = payload as Payload<'mail-password-changed'>;
      const account = await accounts.findById(accountId);
      if (!account) return;
      const { shownEmail: to, locale } = account;
      await mails.send({ kind: 'password-changed', id: letterId, to, locale, path: forgotPasswordPath });
    },
  };
}
