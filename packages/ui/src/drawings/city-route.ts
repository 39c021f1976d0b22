/**
 * A rider's route through the streets of `city-streets.svg`, in a box of 640 by 400: from the rider past the shop to the door.
 * `simulators/city/draw-streets.ts` prints it.
 */
export const cityRoute = {
  path: 'M485 146l-8 39-4 52-11 77-2-1-1-2-26-18-105-77-14-9-22-9-12-3-113-21 11-68-17-2 1-2',
  shopAt: 0.29,
  shop: { x: 460, y: 313 },
  door: { x: 162, y: 102 },
} as const;
