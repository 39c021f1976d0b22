import type { SettingReader } from '../setting-reader.ts';

/** Links to the operator's documents; null without one. */
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
      'the operator’s terms, for countries whose file requires a link',
      'the portal’s own page',
    ),
    partnerUrl: readLink(reader, 'PARTNER_URL', 'the link of the partner entry in the account menu', 'no entry'),
  };
}

/** Reads a link for all countries: `{country}` is replaced by the code of this one, in lower case. */
function readLink(reader: SettingReader, name: string, meaning: string, usual: string): string | null {
  return reader.text({
    name,
    meaning,
    usual,
    check: (value) => URL.parse(value.replaceAll('{country}', 'xx'))?.protocol === 'https:',
    allowed: 'an https address, optionally with {country} for the country, for example https://example.com/{country}',
    fallback: null,
  });
}
