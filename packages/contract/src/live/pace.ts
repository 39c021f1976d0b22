/** The server says something on each socket at least this often, in milliseconds: a browser cannot see the pings of the protocol. */
export const heartbeatMs = 20_000;
