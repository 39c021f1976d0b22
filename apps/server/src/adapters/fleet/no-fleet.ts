import type { Fleet } from '../../features/fleet/ports.ts';

/** For a server without riders (`FLEET=none`): orders wait for transport until they are cancelled. */
export const noFleet: Fleet = {
  dispatch: async () => undefined,
  withdraw: async () => undefined,
};
