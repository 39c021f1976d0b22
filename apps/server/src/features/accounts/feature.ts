import type { Handlers } from '@riderbell/contract/handler.ts';
import { createLiveTicket } from './create-live-ticket.ts';
import { extendLogin } from './extend-login.ts';
import { login } from './login.ts';
import { logout } from './logout.ts';
import type { AttemptLimiter, IdentityProvider, LiveTickets } from './ports.ts';

export function createAccountsFeature(needs: {
  identity: IdentityProvider;
  limiter: AttemptLimiter;
  tickets: LiveTickets;
}): { readonly handlers: Pick<Handlers, 'login' | 'extendLogin' | 'logout' | 'createLiveTicket'> } {
  return {
    handlers: {
      login: login(needs),
      extendLogin: extendLogin(needs),
      logout: logout(needs),
      createLiveTicket: createLiveTicket(needs),
    },
  };
}
