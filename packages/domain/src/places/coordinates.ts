/** A point on the earth in degrees (WGS 84). */
export type Coordinates = { readonly latitude: number; readonly longitude: number };
