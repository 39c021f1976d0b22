import { useState } from 'react';

const rowHeightRem = 5.5;

/** The height of a row in pixels; it grows with the reader's text size. */
export function useRowHeight(): number {
  const [height] = useState(
    () => rowHeightRem * Number.parseFloat(getComputedStyle(document.documentElement).fontSize),
  );
  return height;
}
