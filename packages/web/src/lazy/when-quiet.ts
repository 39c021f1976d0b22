/** How long a page that is never quiet may put off what it does not need at once. */
const longest = 3000;

/** Resolves when the browser has drawn the page and has nothing urgent to do. */
export function whenQuiet(): Promise<void> {
  return new Promise((resolve) => {
    // Not every browser has it.
    if ('requestIdleCallback' in window) window.requestIdleCallback(() => resolve(), { timeout: longest });
    else setTimeout(resolve, longest);
  });
}
