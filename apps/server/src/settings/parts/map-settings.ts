import type { SettingReader } from '../setting-reader.ts';

export interface MapSettings {
  /** A template with {z}, {x} and {y}; null for the map of the server's own city data. */
  tilesUrl: string | null;
}

export function readMapSettings(reader: SettingReader): MapSettings {
  reader.part('Map');
  return {
    tilesUrl: reader.text({
      name: 'MAP_TILES_URL',
      meaning: 'the vector tiles of the map; without them the demo’s city, or a map without streets',
      check: isTilesTemplate,
      allowed: 'an address with {z}, {x} and {y}, for example https://tiles.example.com/{z}/{x}/{y}.mvt',
      fallback: null,
    }),
  };
}

function isTilesTemplate(value: string): boolean {
  const { protocol } = URL.parse(value) ?? {};
  return /^https?:$/.test(protocol ?? '') && ['{z}', '{x}', '{y}'].every((part) => value.includes(part));
}
