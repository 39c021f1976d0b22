import type { ReactNode } from 'react';
import { useMediaQuery } from '@riderbell/ui/use-media-query.ts';
import { Card } from '@riderbell/ui/layout/card.tsx';
import classes from './master-detail.module.css';

const lowestHeight = 420;
const spaceBelow = 20;

/**
 * A list with the selected item beside it. If there is no room for both, the item covers the list, which stays
 * unchanged underneath. Side by side, both scroll separately down to the lower edge of the window. A table has the whole width until
 * an item is selected.
 */
export function MasterDetail({
  list,
  detail,
  openId,
  isTable = false,
}: {
  list: ReactNode;
  detail: ReactNode;
  /** The selected item; another one is mounted again, scrolled to its top. */
  openId: string | null;
  /** The list is a table; only where `useHasRoomForTable`. */
  isTable?: boolean;
}) {
  const wide = useIsWide();
  const isOpen = openId !== null;
  return (
    <div className={classes.panes} data-wide={wide} data-open={isOpen} data-table={isTable} ref={fillWindow}>
      <Card className={classes.list}>{list}</Card>
      {((wide && !isTable) || isOpen) && (
        <div key={openId} className={classes.detail}>
          {detail}
        </div>
      )}
    </div>
  );
}

/** Whether list and detail are side by side. */
export function useIsWide(): boolean {
  return useMediaQuery('(min-width: 62em)');
}

/** Whether a table fits, also beside an open item. */
export function useHasRoomForTable(): boolean {
  return useMediaQuery('(min-width: 75em)');
}

/** Gives the element the rest of the window's height below its top. */
function fillWindow(element: HTMLDivElement): () => void {
  const measure = () => {
    const top = element.getBoundingClientRect().top + window.scrollY;
    element.style.setProperty('--fill', `${Math.max(lowestHeight, window.innerHeight - top - spaceBelow)}px`);
  };
  measure();
  const observer = new ResizeObserver(measure);
  observer.observe(document.body);
  window.addEventListener('resize', measure);
  return () => {
    observer.disconnect();
    window.removeEventListener('resize', measure);
  };
}
