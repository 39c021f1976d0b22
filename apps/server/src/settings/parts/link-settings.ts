import type { SettingReader } from '../setting-reader.ts';

/** Documents of the operator that stand elsewhere; null where there is none. */
export interface LinkSettings {
  termsUrl: string | null;
  partnerUrl: string | null;
}

export function readLinkSettings(reader: SettingReader): LinkSettings {
  reader.part('Links');
  return {
    termsUrl: readLink(
      reader,
      'TERMS_URL',
      'the operator’s terms, for countries whose file says so',
      'the portal’s own page',
    ),
    partnerUrl: readLink(reader, 'PARTNER_URL', 'where the account menu’s partner entry leads', 'no entry'),
  };
}

/** An address for all countries: `{country}` becomes the code of this one, in lower case. */
function readLink(reader: SettingReader, name: string, meaning: string, usual: string): string | null {
  return reader.text({
    name,
    meaning,
    usual,
    check: (value) => URL.parse(value.replaceAll('{country}', 'xx'))?.protocol === 'https:',
    allowed: 'an https address, {country} in the place of the country, for example https://example.com/{country}',
    fallback: null,
  });
}
