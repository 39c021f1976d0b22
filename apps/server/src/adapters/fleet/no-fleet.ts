import type { Fleet } from '../../features/fleet/ports.ts';

/** For a server without riders (`FLEET=none`): orders are taken and wait; whoever attaches a fleet later finds them so. */
export const noFleet: Fleet = {
  dispatch: async () => undefined,
  withdraw: async () => undefined,
};
