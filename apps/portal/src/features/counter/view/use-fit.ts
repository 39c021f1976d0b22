import { useCallback, useState } from 'react';

/** The size of a card of the counter view: `height`, the `least` width and the gap, in em of the counter view. */
export const cardSize = { height: 9.6, least: 18.6, gap: 0.75 } as const;

/** The line height that the cards are drawn for, in em; scripts with marks above and below have a higher one (`ui/styles/scripts.css`). */
const usualLines = 1.4;

export interface Fit {
  readonly columns: number;
  readonly rows: number;
  /** The least height of a card, in em of the counter view. */
  readonly cardHeight: number;
}

/** A box in pixels, with the font size and the line height inside it. */
interface Box {
  readonly width: number;
  readonly height: number;
  readonly em: number;
  readonly line: number;
}

/** How many cards fit into a box; at least one. */
export function fitOf({ width, height, em, line }: Box): Fit {
  const cardHeight = cardSize.height * Math.max(1, line / em / usualLines);
  // Sizes in tenths of an em leave rounding errors: what fits exactly must not miss by one.
  const along = (room: number, size: number) => Math.floor((room / em + cardSize.gap) / (size + cardSize.gap) + 1e-6);
  const columns = Math.max(1, along(width, cardSize.least));
  return { columns, rows: Math.max(1, along(height, cardHeight)), cardHeight };
}

/** Measures the box of the cards whenever it changes. */
export function useFit(): { fit: Fit | null; box: (element: HTMLUListElement) => () => void } {
  const [fit, setFit] = useState<Fit | null>(null);
  const box = useCallback((element: HTMLUListElement) => {
    const measure = () => {
      const { fontSize, lineHeight } = getComputedStyle(element);
      const [em, line] = [Number.parseFloat(fontSize), Number.parseFloat(lineHeight)];
      const next = fitOf({ width: element.clientWidth, height: element.clientHeight, em, line });
      setFit((before) => (isSame(before, next) ? before : next));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return { fit, box };
}

function isSame(one: Fit | null, other: Fit): boolean {
  return one?.columns === other.columns && one.rows === other.rows && one.cardHeight === other.cardHeight;
}
