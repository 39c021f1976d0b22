let base = '';

/** Sets the base address of all API calls. Call it before the first of them. */
export function setApiBase(apiBase: string): void {
  base = apiBase.replace(/\/+$/, '');
}

/** The base address of the API and the live channel: an origin, or empty for the page's own (specification §7, Transport). */
export function apiBase(): string {
  return base;
}
