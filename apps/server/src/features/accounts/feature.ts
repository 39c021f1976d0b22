import type { Handlers } from '@riderbell/contract/handler.ts';
import { changePassword, type ChangePasswordNeeds } from './change-password.ts';
import { confirmRegistration, type ConfirmRegistrationNeeds } from './confirm-registration.ts';
import { createLiveTicket } from './create-live-ticket.ts';
import { disableAccount } from './disable-account.ts';
import { embeddedOnly } from './embedded-only.ts';
import { endOtherSessions } from './end-other-sessions.ts';
import { endSession } from './end-session.ts';
import { extendLogin } from './extend-login.ts';
import { finishProviderLogin, type FinishProviderLoginNeeds } from './finish-provider-login.ts';
import { forgotPassword, type ForgotPasswordNeeds } from './forgot-password.ts';
import { accountJobs, type AccountJobNeeds } from './account-jobs.ts';
import { listSessions } from './list-sessions.ts';
import { login, type LoginNeeds } from './login.ts';
import { logout, type LogoutNeeds } from './logout.ts';
import type { IdentityProvider, LiveTickets } from './ports.ts';
import { registerInvited, type RegisterInvitedNeeds } from './register-invited.ts';
import { register, type RegisterNeeds } from './register.ts';
import { resendConfirmation } from './resend-confirmation.ts';
import { resetPassword, type ResetPasswordNeeds } from './reset-password.ts';
import { startProviderLogin, type StartProviderLoginNeeds } from './start-provider-login.ts';

/** The needs of all calls and jobs; the passwords are part of the identity provider. */
export type AccountNeeds = { identity: IdentityProvider; tickets: LiveTickets } & Omit<
  RegisterNeeds &
    RegisterInvitedNeeds &
    LogoutNeeds &
    ConfirmRegistrationNeeds &
    LoginNeeds &
    ForgotPasswordNeeds &
    ResetPasswordNeeds &
    ChangePasswordNeeds &
    StartProviderLoginNeeds &
    FinishProviderLoginNeeds &
    AccountJobNeeds,
  'passwords' | 'providerName'
>;

type AccountCall =
  | 'register'
  | 'registerInvited'
  | 'confirmRegistration'
  | 'resendConfirmation'
  | 'login'
  | 'extendLogin'
  | 'logout'
  | 'forgotPassword'
  | 'resetPassword'
  | 'changePassword'
  | 'listSessions'
  | 'endSession'
  | 'endOtherSessions'
  | 'disableAccount'
  | 'startProviderLogin'
  | 'finishProviderLogin'
  | 'createLiveTicket';

/** Registration, sign-in, sessions and passwords. */
export function createAccountsFeature(given: AccountNeeds): {
  readonly handlers: Pick<Handlers, AccountCall>;
  readonly jobs: ReturnType<typeof accountJobs>;
} {
  const { identity } = given;
  const needs = { ...given, providerName: identity.name };
  return {
    handlers: {
      register: embeddedOnly(identity, (passwords) => register({ ...needs, passwords })),
      registerInvited: embeddedOnly(identity, (passwords) => registerInvited({ ...needs, passwords })),
      confirmRegistration: confirmRegistration(needs),
      resendConfirmation: embeddedOnly(identity, () => resendConfirmation(needs)),
      login: embeddedOnly(identity, (passwords) => login({ ...needs, passwords })),
      extendLogin: extendLogin(needs),
      logout: logout(needs),
      forgotPassword: embeddedOnly(identity, () => forgotPassword(needs)),
      resetPassword: embeddedOnly(identity, (passwords) => resetPassword({ ...needs, passwords })),
      changePassword: embeddedOnly(identity, (passwords) => changePassword({ ...needs, passwords })),
      listSessions: listSessions(needs),
      endSession: endSession(needs),
      endOtherSessions: endOtherSessions(needs),
      disableAccount: disableAccount(needs),
      startProviderLogin: startProviderLogin(needs),
      finishProviderLogin: finishProviderLogin(needs),
      createLiveTicket: createLiveTicket(needs),
    },
    jobs: accountJobs(needs),
  };
}
