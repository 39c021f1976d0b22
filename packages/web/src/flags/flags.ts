import type { Deployment } from '@riderbell/contract/deployment.ts';
import type { FlagName } from '@riderbell/domain/flags/flags.ts';
import { useEffect, useSyncExternalStore } from 'react';
import { createObservable, type Observable } from '../observable.ts';

export type FlagValues = Deployment['flags'];

const values = createObservable<FlagValues>({});
const vendor = createObservable<string | null>(null);

/** The current flags for code outside components, for example route guards. */
export const flags: Observable<FlagValues> & { isOn(name: FlagName): boolean } = {
  get: values.get,
  subscribe: values.subscribe,
  isOn: (name) => values.get()[name] === true,
};

/** Sets all flags: first from the page, before any component or route reads one; later from the server. */
export const setFlags: (now: FlagValues) => void = values.set;

/** The vendor whose flags apply: the last one that was selected. */
export const flagVendor: Observable<string | null> = vendor;

/** Whether a feature is on (specification §6). The component re-renders when the flag changes. */
export function useFlag(name: FlagName): boolean {
  const isOn = () => flags.isOn(name);
  // The server renders with the flags that it writes into the page.
  return useSyncExternalStore(flags.subscribe, isOn, isOn);
}

/** The same for several flags, or for a flag that is only known during rendering. */
export function useFlags(): (name: FlagName) => boolean {
  const now = useSyncExternalStore(flags.subscribe, flags.get, flags.get);
  return (name) => now[name] === true;
}

/** Applies the flags of this vendor from now on. */
export function useFlagsOf(vendorId: string): void {
  useEffect(() => vendor.set(vendorId), [vendorId]);
}
