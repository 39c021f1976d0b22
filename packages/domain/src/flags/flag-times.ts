/** Specification §9, Flag refresh, in milliseconds: for the server with a flag service and for the portal with the server. */
export const flagTimes = { refresh: 300_000, debounce: 400, timeout: 2000 } as const;
