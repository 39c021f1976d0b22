import { expect, it } from 'vitest';
import type { TrackedEvent } from './events.ts';
import { listenToEvents, track } from './track.ts';

it('queues the first fifty events until there is a listener, then passes each on at once', () => {
  for (let count = 0; count < 60; count += 1) track('page_viewed', { page: 'home' });
  const heard: TrackedEvent[] = [];
  listenToEvents((event) => heard.push(event));
  expect(heard).toHaveLength(50);
  track('signed_in', {});
  expect(heard.at(-1)).toMatchObject({ name: 'signed_in', properties: {} });
});
