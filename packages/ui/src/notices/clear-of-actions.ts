import { type RefObject, useLayoutEffect } from 'react';

export interface Box {
  readonly top: number;
  readonly bottom: number;
  readonly left: number;
  readonly right: number;
}

/** The distance in pixels between the snackbars and the action below them. */
const gap = 10;
/** The main actions of a page, which a snackbar must never cover. */
const actionsOnPage = 'button[type="submit"], [data-foot-bar]';
const actionsInDialog = 'dialog[open] button';

/**
 * How far the snackbars must move up, in pixels, to cover none of the actions; 0 if there is no room above either.
 * @param ceiling the upper edge of the visible area
 */
export function liftOver(snackbars: Box, actions: readonly Box[], ceiling: number): number {
  let lift = 0;
  for (;;) {
    const [top, bottom] = [snackbars.top - lift, snackbars.bottom - lift];
    if (top < ceiling) return 0;
    const covered = actions.filter(
      (action) =>
        action.left < snackbars.right && action.right > snackbars.left && action.top < bottom && action.bottom > top,
    );
    if (covered.length === 0) return lift;
    lift = snackbars.bottom - Math.min(...covered.map((action) => action.top)) + gap;
  }
}

/** Keeps the snackbars from covering the page's actions, also when the page scrolls or changes. */
export function useClearOfActions(host: RefObject<HTMLElement | null>, isShown: boolean): void {
  useLayoutEffect(() => {
    const box = host.current;
    if (box === null || !isShown) return undefined;
    let lift = 0;
    let frame: number | null = null;
    const place = () => {
      frame = null;
      const { top, bottom, left, right } = box.getBoundingClientRect();
      const unmoved = { top: top + lift, bottom: bottom + lift, left, right };
      lift = liftOver(unmoved, visibleActionBoxes(box), 0);
      box.style.setProperty('translate', `0 ${-lift}px`);
    };
    const schedulePlace = () => {
      frame ??= requestAnimationFrame(place);
    };
    place();
    const changes = new MutationObserver(schedulePlace);
    changes.observe(document.body, { childList: true, subtree: true, attributeFilter: ['hidden', 'open'] });
    const sizes = new ResizeObserver(schedulePlace);
    sizes.observe(box);
    sizes.observe(document.body);
    window.addEventListener('scroll', schedulePlace, { capture: true, passive: true });
    window.addEventListener('resize', schedulePlace);
    return () => {
      if (frame !== null) cancelAnimationFrame(frame);
      changes.disconnect();
      sizes.disconnect();
      window.removeEventListener('scroll', schedulePlace, { capture: true });
      window.removeEventListener('resize', schedulePlace);
      box.style.removeProperty('translate');
    };
  }, [host, isShown]);
}

/** The boxes of the visible actions; those behind a dialog cannot be pressed and do not count. */
function visibleActionBoxes(snackbars: HTMLElement): Box[] {
  const selector = document.querySelector('dialog[open]') === null ? actionsOnPage : actionsInDialog;
  return [...document.querySelectorAll(selector)]
    .filter((action) => !snackbars.contains(action))
    .map((action) => action.getBoundingClientRect())
    .filter(({ width, top, bottom }) => width > 0 && bottom > 0 && top < window.innerHeight);
}
