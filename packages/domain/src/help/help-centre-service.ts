import type { CloudRegion } from '../countries/regions.ts';

/** The help centre's two services (specification §7). */
export type HelpCentreService = 'EU' | 'AP';

type PartOfTheWorld = CloudRegion extends `${infer Part}-${string}-${string}` ? Part : never;

/**
 * The service for each part of the world, by the first word of its region (specification §7). Deployments for the Middle East and Africa
 * run in Europe (`cloudRegionOf`), so they use the European service.
 */
const serviceOfPart: Readonly<Record<PartOfTheWorld, HelpCentreService>> = { eu: 'EU', ap: 'AP' };

/** @param region where the deployment runs: "ap-southeast-1" */
export function helpCentreServiceOf(region: CloudRegion): HelpCentreService {
  return serviceOfPart[region.slice(0, 2) as PartOfTheWorld];
}
