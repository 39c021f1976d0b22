/** A rectangle of the window. */
export interface Box {
  readonly top: number;
  readonly left: number;
  readonly width: number;
  readonly height: number;
}

interface Size {
  readonly width: number;
  readonly height: number;
}

const gap = 14;
const edge = 12;

/**
 * Where to put the card so that the element it explains stays visible: beside it where there is room, else below, else above. In the
 * middle while it explains no element.
 */
export function placeCard(target: Box | null, card: Size, view: Size): { top: number; left: number } {
  const inView = (top: number, left: number) => ({
    top: clamp(top, edge, view.height - card.height - edge),
    left: clamp(left, edge, view.width - card.width - edge),
  });
  if (target === null) return inView((view.height - card.height) / 2, (view.width - card.width) / 2);
  const bottom = target.top + target.height;
  const right = target.left + target.width;
  const roomBefore = target.left - gap - edge;
  const roomBehind = view.width - right - gap - edge;
  if (roomBehind >= card.width) return inView(target.top, right + gap);
  if (roomBefore >= card.width) return inView(bottom - card.height, target.left - gap - card.width);
  const isBelow = view.height - bottom - gap - edge >= card.height;
  return inView(isBelow ? bottom + gap : target.top - gap - card.height, target.left);
}

function clamp(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(value, most));
}
