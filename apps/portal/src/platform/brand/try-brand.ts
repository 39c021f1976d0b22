/** A cookie, because the server has to know before it makes the page: no other brand flashes up first. */
const day = 24 * 60 * 60;

/** Wears another brand from now on, for a month. Only the server of a demo heeds it. */
export function tryBrand(id: string): void {
  document.cookie = `brand=${encodeURIComponent(id)}; path=/; max-age=${30 * day}; samesite=lax`;
  window.location.reload();
}
