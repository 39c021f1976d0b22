import type { CloudRegion } from '../countries/regions.ts';

/** The help centre's two services (specification §7). */
export type HelpCentreService = 'EU' | 'AP';

type PartOfTheWorld = CloudRegion extends `${infer Part}-${string}-${string}` ? Part : never;

/**
 * Which service a part of the world asks, by the first word of its region (specification §7). Deployments of the Middle East and of Africa
 * run in Europe (`cloudRegionOf`), so they ask the European one.
 */
const serviceOfPart: Readonly<Record<PartOfTheWorld, HelpCentreService>> = { eu: 'EU', ap: 'AP' };

/** @param region where the deployment runs: "ap-southeast-1" */
export function helpCentreServiceOf(region: CloudRegion): HelpCentreService {
  return serviceOfPart[region.slice(0, 2) as PartOfTheWorld];
}
