import { useSyncExternalStore } from 'react';

/** A row of three lines as Latin letters have them, in rem. */
const usual = { row: 5.5, lines: 1.55 } as const;
/** The sizes of the letters of its three lines together, in rem. */
const letters = 2.75;

/** The height of a row in pixels; it grows with the reader's text size, and with the lines of a language (`ui/styles/scripts.css`). */
export function useRowHeight(): number {
  return useSyncExternalStore(onLanguage, rowHeight, rowHeight);
}

/** The height of a group's head in pixels: 28 at the usual text size. */
export function useHeadHeight(): number {
  return useSyncExternalStore(onLanguage, headHeight, headHeight);
}

function headHeight(): number {
  return Math.round(remPixels() * 1.75);
}

function remPixels(): number {
  return Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
}

function rowHeight(): number {
  const { lineHeight, fontSize } = getComputedStyle(document.body);
  const lines = Number.parseFloat(lineHeight) / Number.parseFloat(fontSize);
  return Math.round(remPixels() * (usual.row + letters * Math.max(0, lines - usual.lines)));
}

/** The style of a language holds as soon as the page says that it is in it. */
function onLanguage(changed: () => void): () => void {
  const observer = new MutationObserver(changed);
  observer.observe(document.documentElement, { attributes: true, attributeFilter: ['lang'] });
  return () => observer.disconnect();
}
