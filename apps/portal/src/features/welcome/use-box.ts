import { useLayoutEffect, useState } from 'react';
import type { Box } from './place-card.ts';

function boxOf(element: Element): Box {
  const { top, left, width, height } = element.getBoundingClientRect();
  return { top, left, width, height };
}

/**
 * The position of the first element of `selector` on the screen, as it moves; null while there is none or no selector. Scrolls the
 * element into view first.
 */
export function useBox(selector: string | null): Box | null {
  const [box, setBox] = useState<Box | null>(null);
  useLayoutEffect(() => {
    const find = () => (selector === null ? null : document.querySelector(selector));
    find()?.scrollIntoView({ block: 'nearest' });
    const look = () => {
      const found = find();
      setBox(found === null ? null : boxOf(found));
    };
    const grown = new ResizeObserver(look);
    grown.observe(document.body);
    window.addEventListener('resize', look);
    window.addEventListener('scroll', look, { capture: true, passive: true });
    look();
    return () => {
      grown.disconnect();
      window.removeEventListener('resize', look);
      window.removeEventListener('scroll', look, { capture: true });
    };
  }, [selector]);
  return box;
}
