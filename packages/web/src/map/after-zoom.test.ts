import { expect, it } from 'vitest';
import { afterZoom } from './after-zoom.ts';

type MapEvent = 'zoomanim' | 'zoomend' | 'moveend' | 'unload';

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

it('runs a move after an animated one only when that has begun its zoom in the next frame', () => {
  const { map, fire } = mapWithEvents();
  const frame: (() => void)[] = [];
  const done: string[] = [];
  const move = afterZoom(map, (task) => void frame.push(task));
  const passFrame = () => frame.splice(0).forEach((task) => task());
  move(
    () => {
      done.push('zoom out');
      frame.push(() => fire('zoomanim'));
    },
    { isAnimated: true },
  );
  move(() => done.push('recentre'));
  passFrame();
  expect(done).toEqual(['zoom out']);
  fire('zoomend', 'moveend');
  expect(done).toEqual(['zoom out', 'recentre']);
});

it('waits no longer than a frame for an animated move that moves the map without a zoom', () => {
  const { map } = mapWithEvents();
  const frame: (() => void)[] = [];
  const done: string[] = [];
  const move = afterZoom(map, (task) => void frame.push(task));
  move(() => done.push('far away'), { isAnimated: true });
  move(() => done.push('back'));
  frame.splice(0).forEach((task) => task());
  expect(done).toEqual(['far away', 'back']);
});

it('runs no move once the map is removed', () => {
  const { map, fire } = mapWithEvents();
  const done: string[] = [];
  const move = afterZoom(map);
  fire('unload');
  move(() => done.push('recentre'));
  expect(done).toEqual([]);
});
