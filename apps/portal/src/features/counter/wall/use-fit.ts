import { useCallback, useState } from 'react';

/** How many cards a page of the wall holds; `height` and `least` width of a card and the gap are in em of the wall. */
export const cardSize = { height: 9.6, least: 18.6, gap: 0.75 } as const;

/** The lines that the cards are drawn for, in em; letters with marks above and below have higher ones (`ui/styles/scripts.css`). */
const usualLines = 1.4;

export interface Fit {
  readonly columns: number;
  readonly rows: number;
  /** How high a card has to be, in em of the wall. */
  readonly cardHeight: number;
}

/** A box in pixels, with the size and the height of the lines that are written in it. */
interface Box {
  readonly width: number;
  readonly height: number;
  readonly em: number;
  readonly line: number;
}

/** The cards that fit into a box; always one at least. */
export function fitOf({ width, height, em, line }: Box): Fit {
  const cardHeight = cardSize.height * Math.max(1, line / em / usualLines);
  // Sizes in tenths of an em leave a trace of rounding: what fits exactly must not miss by it.
  const along = (room: number, size: number) => Math.floor((room / em + cardSize.gap) / (size + cardSize.gap) + 1e-6);
  const columns = Math.max(1, along(width, cardSize.least));
  return { columns, rows: Math.max(1, along(height, cardHeight)), cardHeight };
}

/** Measures the box that the cards stand in, as often as it changes. */
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
