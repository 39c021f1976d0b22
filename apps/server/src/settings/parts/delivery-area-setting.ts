import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { countryOf } from '@riderbell/domain/countries/countries.ts';
import type { CountryCode } from '@riderbell/domain/countries/country.ts';
import {
  type DeliveryAreas,
  type DeliveryAreasReading,
  readDeliveryAreas,
} from '@riderbell/domain/quotes/delivery-areas.ts';
import type { SettingReader } from '../setting-reader.ts';

/**
 * Reads the areas of a valid file; null without one.
 * @param workingFolder the folder to which relative paths refer
 */
export function readDeliveryAreaSetting(
  reader: SettingReader,
  country: CountryCode,
  workingFolder: string,
): DeliveryAreas | null {
  const given = reader.text({
    name: 'DELIVERY_AREAS_FILE',
    meaning: 'the areas in which riders deliver, by vendor and by city; read at the start',
    allowed: 'a GeoJSON file in the format of docs/operations/delivery-areas.md',
    fallback: null,
    usual: 'the whole country, or the area of the demo’s city',
  });
  if (given === null) return null;
  const reading = readAreas(resolve(workingFolder, given), country);
  if (reading.ok) return reading.areas;
  reader.fault(
    'DELIVERY_AREAS_FILE',
    `a GeoJSON file as docs/operations/delivery-areas.md describes it; this one ${reading.fault}`,
  );
  return null;
}

function readAreas(path: string, country: CountryCode): DeliveryAreasReading {
  let text: string;
  try {
    text = readFileSync(path, 'utf8');
  } catch (error) {
    const reason = error instanceof Error && 'code' in error ? String(error.code) : 'unknown reason';
    return { ok: false, fault: `cannot be read (${reason})` };
  }
  return readDeliveryAreas(text, countryOf(country));
}
