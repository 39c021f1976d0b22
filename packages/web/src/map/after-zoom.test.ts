import { expect, it } from 'vitest';
import { afterZoom } from './after-zoom.ts';

type MapEvent = 'zoomanim' | 'zoomend' | 'moveend';

/** A map whose events the test fires. */
function mapWithEvents() {
  const listeners: { event: MapEvent; listen: () => void; once: boolean }[] = [];
  const add = (once: boolean) => (event: MapEvent, listen: () => void) => void listeners.push({ event, listen, once });
  return {
    map: { on: add(false), once: add(true) } as unknown as Parameters<typeof afterZoom>[0],
    fire(...events: readonly MapEvent[]) {
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

it('moves the map at once if no zoom is in progress', () => {
  const { map } = mapWithEvents();
  const done: string[] = [];
  afterZoom(map)(() => done.push('recentre'));
  expect(done).toEqual(['recentre']);
});

it('moves the map after the current zoom, and not at the end of another move', () => {
  const { map, fire } = mapWithEvents();
  const done: string[] = [];
  const move = afterZoom(map);
  fire('zoomanim');
  move(() => done.push('recentre'));
  fire('moveend');
  expect(done).toEqual([]);
  fire('zoomend', 'moveend');
  expect(done).toEqual(['recentre']);
});

it('runs two moves that were requested during a zoom one after the other', () => {
  const { map, fire } = mapWithEvents();
  const done: string[] = [];
  const move = afterZoom(map);
  fire('zoomanim');
  move(() => {
    done.push('first');
    fire('zoomanim');
  });
  move(() => done.push('second'));
  fire('zoomend', 'moveend');
  expect(done).toEqual(['first']);
  fire('zoomend', 'moveend');
  expect(done).toEqual(['first', 'second']);
});
