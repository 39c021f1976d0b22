/** Specification §9, Flag refresh, in milliseconds: the server towards a flag service, the portal towards the server. */
export const flagTimes = { refresh: 300_000, debounce: 400, timeout: 2000 } as const;
