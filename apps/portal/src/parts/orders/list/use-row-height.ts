import { useSyncExternalStore } from 'react';

/** A row of three lines in the Latin script, in rem. */
const usual = { row: 5.5, lines: 1.55 } as const;
/** The sum of the font sizes of its three lines, in rem. */
const fontSizes = 2.75;

/**
 * The height of a row in pixels; it grows with the user's text size, and with the line height of a script
 * (`ui/styles/scripts.css`).
 */
export function useRowHeight(): number {
  return useSyncExternalStore(onLanguage, rowHeight, rowHeight);
}

/** The height of a row of a table, which is one line, in pixels. */
export function useTableRowHeight(): number {
  return useSyncExternalStore(onLanguage, tableRowHeight, tableRowHeight);
}

/** The height of a group's head in pixels: 28 at the default text size. */
export function useHeadHeight(): number {
  return useSyncExternalStore(onLanguage, headHeight, headHeight);
}

function tableRowHeight(): number {
  return Math.max(44, Math.round(remPixels() * 2.75));
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
  return Math.round(remPixels() * (usual.row + fontSizes * Math.max(0, lines - usual.lines)));
}

/** A script's style applies as soon as the page's `lang` attribute changes. */
function onLanguage(changed: () => void): () => void {
  const observer = new MutationObserver(changed);
  observer.observe(document.documentElement, { attributes: true, attributeFilter: ['lang'] });
  return () => observer.disconnect();
}
