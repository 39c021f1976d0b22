/** The regions of the geolocator (specification §1). */
export const geolocatorRegions = ['asia', 'europe'] as const;
export type GeolocatorRegion = (typeof geolocatorRegions)[number];

/** The cloud regions that a deployment can run in; the prefix means Europe or Asia-Pacific (specification §7). */
export const cloudRegions = [
  'ap-southeast-1',
  'ap-southeast-2',
  'ap-southeast-3',
  'ap-east-1',
  'ap-northeast-1',
  'ap-northeast-2',
  'ap-south-1',
  'eu-west-1',
  'eu-west-2',
  'eu-west-3',
  'eu-central-1',
  'eu-north-1',
  'eu-south-1',
] as const;
export type CloudRegion = (typeof cloudRegions)[number];

/** The default cloud region for countries of the region; ap-southeast-1 in the specification's example (§1). */
export function cloudRegionOf(region: GeolocatorRegion): CloudRegion {
  return region === 'asia' ? 'ap-southeast-1' : 'eu-west-1';
}
