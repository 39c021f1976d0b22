import { useCallback, useState } from 'react';

/** How many cards a page of the wall holds; `height` and `least` width of a card and the gap are in em of the wall. */
export const cardSize = { height: 9.6, least: 18.6, gap: 0.75 } as const;

export interface Fit {
  readonly columns: number;
  readonly rows: number;
}

/** The cards that fit into a box of `width` by `height` pixels at `em` pixels; always one at least. */
export function fitOf({ width, height, em }: { width: number; height: number; em: number }): Fit {
  // Sizes in tenths of an em leave a trace of rounding: what fits exactly must not miss by it.
  const along = (room: number, size: number) => Math.floor((room / em + cardSize.gap) / (size + cardSize.gap) + 1e-6);
  return { columns: Math.max(1, along(width, cardSize.least)), rows: Math.max(1, along(height, cardSize.height)) };
}

/** Measures the box that the cards stand in, as often as it changes. */
export function useFit(): { fit: Fit | null; box: (element: HTMLUListElement) => () => void } {
  const [fit, setFit] = useState<Fit | null>(null);
  const box = useCallback((element: HTMLUListElement) => {
    const measure = () => {
      const em = Number.parseFloat(getComputedStyle(element).fontSize);
      const next = fitOf({ width: element.clientWidth, height: element.clientHeight, em });
      setFit((before) => (before?.columns === next.columns && before.rows === next.rows ? before : next));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return { fit, box };
}
