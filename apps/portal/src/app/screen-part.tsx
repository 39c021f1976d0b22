import type { ComponentType } from 'react';

/** A component that a route's loader loads before the router shows it. */
export interface ScreenPart {
  /** Loads the part; does nothing if it is loaded, and retries after a failure. */
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
