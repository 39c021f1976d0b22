/** How the names on a tile are chosen: in the reader's script, else in English, else as the sign says. */
const scripts: Readonly<Record<string, RegExp>> = {
  th: /\p{Script=Thai}/u,
  ar: /\p{Script=Arabic}/u,
  ur: /\p{Script=Arabic}/u,
  zh: /\p{Script=Han}/u,
  ja: /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u,
  bn: /\p{Script=Bengali}/u,
  my: /\p{Script=Myanmar}/u,
  km: /\p{Script=Khmer}/u,
  lo: /\p{Script=Lao}/u,
  el: /\p{Script=Greek}/u,
  ru: /\p{Script=Cyrillic}/u,
  kk: /\p{Script=Cyrillic}/u,
  sr: /[\p{Script=Cyrillic}\p{Script=Latin}]/u,
};
const latin = /\p{Script=Latin}/u;

/**
 * The property that holds the name to show, or null when the feature has none. Tile sets write `name_en` or `name:en`.
 * @param language the portal's, for example `th_TH`
 */
export function namePropertyFor(language: string, properties: Readonly<Record<string, unknown>>): string | null {
  const tongue = language.split(/[-_]/)[0] ?? 'en';
  const script = scripts[tongue] ?? latin;
  const candidates = [`name_${tongue}`, `name:${tongue}`, 'name', 'name_en', 'name:en', 'name:latin'];
  const present = candidates.filter((key) => typeof properties[key] === 'string' && properties[key] !== '');
  const inScript = present.find((key) => script.test(String(properties[key])));
  const english = present.find((key) => key === 'name_en' || key === 'name:en' || key === 'name:latin');
  return inScript ?? english ?? present[0] ?? null;
}
