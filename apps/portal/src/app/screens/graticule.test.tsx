// @vitest-environment happy-dom
import { englishTexts } from '@riderbell/messages/texts.ts';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { MapView, type MapViewProps } from '@riderbell/web/map/map-view.tsx';
import { eventually, type MountedPart, mountPart } from './mount-part.tsx';

const { places } = englishTexts;
vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
/** Treats every element as visible. */
vi.stubGlobal(
  'IntersectionObserver',
  class {
    readonly #onChange: (entries: { isIntersecting: boolean }[]) => void;
    constructor(onChange: (entries: { isIntersecting: boolean }[]) => void) {
      this.#onChange = onChange;
    }
    observe() {
      this.#onChange([{ isIntersecting: true }]);
    }
    disconnect() {
      return undefined;
    }
  },
);

// Preloaded, so that no map loads between two acts.
beforeAll(() => import('@riderbell/web/map/leaflet-map.ts'), 60_000);

let page: MountedPart;
const open = async (shown: Partial<MapViewProps>) => {
  page = await mountPart(<MapView label="Map" {...shown} />);
  await eventually(() => expect(page.box.querySelector(`[aria-label="${places['map.zoom-in']}"]`)).not.toBeNull());
};
const lines = () => page.box.querySelectorAll('.rb-map-grid').length;
const rings = () => page.box.querySelectorAll('.rb-map-ring').length;
afterEach(() => page.unmount());

describe('a map without streets', () => {
  it('draws meridians, parallels and the country’s name while there is no place, and mentions no rings', async () => {
    await open({});
    expect(lines()).toBeGreaterThan(0);
    expect(page.box.textContent).toContain('Thailand');
    expect([rings(), page.box.textContent?.includes(places['map.schematic'])]).toEqual([0, false]);
  });

  it('draws rings around the collection point and explains them', async () => {
    await open({ collectionPoint: { latitude: 13.73, longitude: 100.56 } });
    expect(rings()).toBeGreaterThan(0);
    expect(page.box.textContent).toContain(places['map.schematic']);
    expect(page.box.textContent).not.toContain('Thailand');
  });
});

it('disables and explains the zoom-in button at the closest zoom', async () => {
  await open({ collectionPoint: { latitude: 13.73, longitude: 100.56 } });
  const closer = page.box.querySelector<HTMLButtonElement>(`[aria-label="${places['map.zoom-in']}"]`);
  await eventually(() => expect(closer?.disabled).toBe(true));
  expect(closer?.title).toBe(places['map.closest']);
});
