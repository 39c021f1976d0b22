/** The longestDelay delay on a page that is never idle. */
const longestDelay = 3000;

/** Resolves when the browser has drawn the page and has nothing urgent to do. */
export function whenIdle(): Promise<void> {
  return new Promise((resolve) => {
    // Safari has no `requestIdleCallback`.
    if ('requestIdleCallback' in window) window.requestIdleCallback(() => resolve(), { timeout: longestDelay });
    else setTimeout(resolve, longestDelay);
  });
}
