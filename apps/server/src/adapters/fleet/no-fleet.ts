import type { Fleet } from '../../features/fleet/ports.ts';

/** The fleet of a server without riders (`FLEET=none`): orders wait for a rider until they are cancelled. */
export const noFleet: Fleet = {
  dispatch: async () => undefined,
  withdraw: async () => undefined,
};
