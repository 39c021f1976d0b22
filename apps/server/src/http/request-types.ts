import type { Principal } from '@riderbell/domain/access/principal.ts';
import type { RouteList } from './route-list.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Set by the identity step of routes that need a session. */
    principal: Principal | null;
    /** Whether the courier system has signed the request, body included; of its calls alone. */
    signatureHolds: boolean;
  }
  interface FastifyInstance {
    routeList: RouteList;
  }
  interface FastifyContextConfig {
    /** Name of the call, for the log; pages and files have none. */
    call?: string;
    /** Asked every few seconds by machines: logged at debug only. */
    quiet?: boolean;
    /** Counted as a call although it is none, or never counted; else what is no call counts as a file. */
    limit?: 'call' | 'none';
  }
}
