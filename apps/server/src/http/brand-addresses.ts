import type { Deployment } from '@riderbell/contract/deployment.ts';
import type { Brand, DrawingName } from '../settings/brands/brand.ts';

/** The address of a drawing. It changes with the content, so that it can be cached for ever. */
export function drawingAddress({ id, drawings }: Brand, name: DrawingName): string {
  return `/brands/${id}/${name}?v=${drawings[name].hash}`;
}

/** The part of a brand that the page receives. */
export function deployedBrand(brand: Brand): Deployment['brand'] {
  const { id, name, serviceLabel, colours, drawings } = brand;
  const wordmark = drawings['wordmark.svg'];
  return {
    id,
    name,
    service_label: serviceLabel,
    colours: { primary: [...colours.primary], accent: colours.accent, deep: { ...colours.deep } },
    drawings: {
      mark: drawingAddress(brand, 'mark.svg'),
      wordmark: drawingAddress(brand, 'wordmark.svg'),
      marker: drawingAddress(brand, 'marker.svg'),
      wordmark_ratio: Math.round((wordmark.width / wordmark.height) * 1000) / 1000,
    },
  };
}
