import { expect, it } from 'vitest';
import { afterZoom } from './after-zoom.ts';

type MapEvent = 'zoomanim' | 'zoomend' | 'moveend';

/** The events of a map, fired by hand. */
function eventsByHand() {
  const listeners: { event: MapEvent; listen: () => void; once: boolean }[] = [];
  const add = (once: boolean) => (event: MapEvent, listen: () => void) => void listeners.push({ event, listen, once });
  return {
    map: { on: add(false), once: add(true) } as unknown as Parameters<typeof afterZoom>[0],
    tell(...events: readonly MapEvent[]) {
      for (const event of events) {
        const heard = listeners.filter((each) => each.event === event);
        for (const each of heard) {
          if (each.once) listeners.splice(listeners.indexOf(each), 1);
          each.listen();
        }
      }
    },
  };
}

it('moves at once while the map does not zoom', () => {
  const { map } = eventsByHand();
  const done: string[] = [];
  afterZoom(map)(() => done.push('recentre'));
  expect(done).toEqual(['recentre']);
});

it('moves after the current zoom, and not at the end of another move', () => {
  const { map, tell } = eventsByHand();
  const done: string[] = [];
  const move = afterZoom(map);
  tell('zoomanim');
  move(() => done.push('recentre'));
  tell('moveend');
  expect(done).toEqual([]);
  tell('zoomend', 'moveend');
  expect(done).toEqual(['recentre']);
});

it('runs two moves that were requested during a zoom one after the other', () => {
  const { map, tell } = eventsByHand();
  const done: string[] = [];
  const move = afterZoom(map);
  tell('zoomanim');
  move(() => {
    done.push('first');
    tell('zoomanim');
  });
  move(() => done.push('second'));
  tell('zoomend', 'moveend');
  expect(done).toEqual(['first']);
  tell('zoomend', 'moveend');
  expect(done).toEqual(['first', 'second']);
});
