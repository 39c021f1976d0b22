import { describe, expect, it } from 'vitest';
import { type Box, placeCard } from './place-card.ts';

const card = { width: 340, height: 200 };
const desktop = { width: 1280, height: 800 };
const phone = { width: 390, height: 844 };
const phoneCard = { width: 366, height: 200 };

function covers(place: { top: number; left: number }, size: { width: number; height: number }, target: Box): boolean {
  return (
    place.left < target.left + target.width &&
    place.left + size.width > target.left &&
    place.top < target.top + target.height &&
    place.top + size.height > target.top
  );
}

describe('the card of the tour', () => {
  it('is in the middle while it points at nothing', () => {
    expect(placeCard(null, card, desktop)).toEqual({ top: 300, left: 470 });
  });

  it.each([
    ['the address of a wide screen', { top: 136, left: 40, width: 735, height: 225 }, card, desktop],
    ['the button of a wide screen', { top: 620, left: 830, width: 382, height: 50 }, card, desktop],
    ['the address of a phone', { top: 210, left: 16, width: 358, height: 180 }, phoneCard, phone],
    ['the address of a phone under its map', { top: 510, left: 16, width: 358, height: 180 }, phoneCard, phone],
    ['the button of a phone', { top: 790, left: 290, width: 84, height: 42 }, phoneCard, phone],
    ['the button of a screen from right to left', { top: 620, left: 64, width: 382, height: 50 }, card, desktop],
  ])('leaves %s in sight', (_, target, size, view) => {
    const place = placeCard(target, size, view);
    expect(covers(place, size, target)).toBe(false);
    expect(place.top).toBeGreaterThanOrEqual(0);
    expect(place.top + size.height).toBeLessThanOrEqual(view.height);
    expect(place.left).toBeGreaterThanOrEqual(0);
    expect(place.left + size.width).toBeLessThanOrEqual(view.width);
  });
});
