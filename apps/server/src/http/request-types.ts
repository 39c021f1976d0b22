import type { Principal } from '@riderbell/domain/access/principal.ts';
import type { RouteList } from './route-list.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Set by the identity step of routes that need a session. */
    principal: Principal | null;
    /** Whether the courier system signed the request including its body; only for its calls. */
    isSignatureValid: boolean;
  }
  interface FastifyInstance {
    routeList: RouteList;
  }
  interface FastifyContextConfig {
    /** Name of the call, for the log; pages and files have none. */
    call?: string;
    /** Requested every few seconds by machines, so it is only logged at debug level. */
    quiet?: boolean;
    /** Counts as a call, or not at all; by default a route that is no call counts as a file. */
    limit?: 'call' | 'none';
  }
}
