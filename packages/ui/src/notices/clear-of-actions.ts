import { type RefObject, useLayoutEffect } from 'react';

export interface Box {
  readonly top: number;
  readonly bottom: number;
  readonly left: number;
  readonly right: number;
}

/** Between the notices and what they stand above, in pixels. */
const gap = 10;
/** What a person presses to go on: it is never under a notice. */
const actionsOnPage = 'button[type="submit"], [data-foot-bar]';
const actionsInDialog = 'dialog[open] button';

/**
 * How far up the notices have to go to cover none of the actions, in pixels; 0 where there is no room above them either.
 * @param ceiling the upper edge of what can be seen
 */
export function liftOver(notices: Box, actions: readonly Box[], ceiling: number): number {
  let lift = 0;
  for (;;) {
    const [top, bottom] = [notices.top - lift, notices.bottom - lift];
    if (top < ceiling) return 0;
    const covered = actions.filter(
      (action) =>
        action.left < notices.right && action.right > notices.left && action.top < bottom && action.bottom > top,
    );
    if (covered.length === 0) return lift;
    lift = notices.bottom - Math.min(...covered.map((action) => action.top)) + gap;
  }
}

/** Keeps the notices clear of the actions of the page, also while it scrolls and changes below them. */
export function useClearOfActions(host: RefObject<HTMLElement | null>, isShown: boolean): void {
  useLayoutEffect(() => {
    const box = host.current;
    if (box === null || !isShown) return undefined;
    let lift = 0;
    let frame: number | null = null;
    const place = () => {
      frame = null;
      const { top, bottom, left, right } = box.getBoundingClientRect();
      const resting = { top: top + lift, bottom: bottom + lift, left, right };
      lift = liftOver(resting, boxesOf(box), 0);
      box.style.setProperty('translate', `0 ${-lift}px`);
    };
    const placeSoon = () => {
      frame ??= requestAnimationFrame(place);
    };
    place();
    const changes = new MutationObserver(placeSoon);
    changes.observe(document.body, { childList: true, subtree: true, attributeFilter: ['hidden', 'open'] });
    const sizes = new ResizeObserver(placeSoon);
    sizes.observe(box);
    sizes.observe(document.body);
    window.addEventListener('scroll', placeSoon, { capture: true, passive: true });
    window.addEventListener('resize', placeSoon);
    return () => {
      if (frame !== null) cancelAnimationFrame(frame);
      changes.disconnect();
      sizes.disconnect();
      window.removeEventListener('scroll', placeSoon, { capture: true });
      window.removeEventListener('resize', placeSoon);
      box.style.removeProperty('translate');
    };
  }, [host, isShown]);
}

/** The actions that can be seen; those behind a dialog cannot be pressed. */
function boxesOf(notices: HTMLElement): Box[] {
  const selector = document.querySelector('dialog[open]') === null ? actionsOnPage : actionsInDialog;
  return [...document.querySelectorAll(selector)]
    .filter((action) => !notices.contains(action))
    .map((action) => action.getBoundingClientRect())
    .filter(({ width, top, bottom }) => width > 0 && bottom > 0 && top < window.innerHeight);
}
