import { accountOf } from '@riderbell/domain/access/principal.ts';
import type { Connection } from './connection.ts';
import { encodeError } from './encode.ts';
import type { Hub } from './hub.ts';
import type { EventBus, FollowRights } from './ports.ts';

interface AccessParts {
  readonly hub: Hub;
  readonly bus: Pick<EventBus, 'subscribe'>;
  /** Called when the rights of a person's sockets could not be checked. */
  readonly onFailure: (error: unknown) => void;
  readonly may: FollowRights;
}

/** Checks the sockets of a person at once when the person's rights change. @returns a function that ends it */
export function followAccess({ hub, bus, onFailure, may }: AccessParts): () => void {
  return bus.subscribe('access-changed', (email) => {
    for (const connection of hub.connections) {
      if (accountOf(connection.principal)?.email.toLowerCase() !== email) continue;
      // In the next turn, when each listener has forgotten the old rights.
      void new Promise(setImmediate).then(() => checkAccess(connection, hub, may)).catch(onFailure);
    }
  });
}

/** Ends the subscriptions to which the socket's caller has no right any more, and answers with the vendor of each. */
export async function checkAccess(connection: Connection, hub: Hub, may: FollowRights): Promise<void> {
  const { principal } = connection;
  for (const { vendorId, withOutlets } of hub.scopesOf(connection)) {
    const isAllowed =
      (await may(principal, vendorId, 'see-orders')) &&
      (!withOutlets || (await may(principal, vendorId, 'see-outlets-orders')));
    if (isAllowed) continue;
    hub.unsubscribe(connection, vendorId);
    connection.send(encodeError('live.subscription-refused', vendorId));
  }
}
