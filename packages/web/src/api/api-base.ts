let base = '';

/** Takes the deployment's word of where the calls are; before the first of them is made. */
export function startApiBase(apiBase: string): void {
  base = apiBase.replace(/\/+$/, '');
}

/** Where the calls and the live channel are: an origin, or empty for the page's own (specification §7, Transport). */
export function apiBase(): string {
  return base;
}
