/** How often the server sends at least one message on each socket, in milliseconds: a browser cannot see the protocol's pings. */
export const heartbeatMs = 20_000;
