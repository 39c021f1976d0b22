import type { ComponentType } from 'react';

/** A component that a route's loader fetches before the router shows it. */
export interface ScreenPart {
  /** Does nothing once the part is there; one that failed is fetched anew. */
  fetch(): Promise<void>;
  readonly Component: ComponentType;
}

export function createScreenPart(load: () => Promise<ComponentType>): ScreenPart {
  let Loaded: ComponentType | null = null;
  return {
    async fetch() {
      Loaded ??= await load();
    },
    Component: () => Loaded && <Loaded />,
  };
}
