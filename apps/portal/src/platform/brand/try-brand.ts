/** Stored in a cookie, because the server needs it to render the page without a flash of another brand. */
const dayInSeconds = 24 * 60 * 60;

/** Switches to another brand for a month. Only the server of a demo supports it. */
export function tryBrand(id: string): void {
  document.cookie = `brand=${encodeURIComponent(id)}; path=/; max-age=${30 * dayInSeconds}; samesite=lax`;
  window.location.reload();
}
