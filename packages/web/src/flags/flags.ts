import type { Deployment } from '@riderbell/contract/deployment.ts';
import type { FlagName } from '@riderbell/domain/flags/flags.ts';
import { useEffect, useSyncExternalStore } from 'react';
import { observed, type Observable } from '../observable.ts';

export type FlagValues = Deployment['flags'];

const values = observed<FlagValues>({});
const vendor = observed<string | null>(null);

/** What every flag says now, for code outside of components: the guards of the routes, for example. */
export const flags: Observable<FlagValues> & { isOn(name: FlagName): boolean } = {
  get: values.get,
  subscribe: values.subscribe,
  isOn: (name) => values.get()[name] === true,
};

/** Takes what the page said of the flags, before the first component or route asks; later what the server says anew. */
export const startFlags: (now: FlagValues) => void = values.set;

/** Whose flags hold: those of the vendor that was worked for last. */
export const flagVendor: Observable<string | null> = vendor;

/** Whether a feature is on (specification §6); a change shows without a reload. */
export function useFlag(name: FlagName): boolean {
  const isOn = () => flags.isOn(name);
  // The server renders with the flags of the page that it makes.
  return useSyncExternalStore(flags.subscribe, isOn, isOn);
}

/** The same for several flags, or for one that is found out while drawing. */
export function useFlags(): (name: FlagName) => boolean {
  const now = useSyncExternalStore(flags.subscribe, flags.get, flags.get);
  return (name) => now[name] === true;
}

/** From here on the flags are those of this vendor. */
export function useFlagsOf(vendorId: string): void {
  useEffect(() => vendor.set(vendorId), [vendorId]);
}
