import type { Language } from '@riderbell/domain/countries/languages.ts';
import { joinLines } from '@riderbell/server/adapters/places/address-lines.ts';
import { baseLanguage } from '@riderbell/server/adapters/places/language-choice.ts';
import type { CityArea, CityPlace, LocalNames } from './city-data.ts';

/** The name in a language of the product; English when the data has no name in that language. */
export function nameIn(names: LocalNames, language: Language): string {
  return names[baseLanguage(language)] ?? names.en;
}

function areaLines(area: CityArea, language: Language): string[] {
  return [area.district === null ? '' : nameIn(area.district, language), nameIn(area.city, language)];
}

/** Such as "Sukhumvit Rd, Watthana, Bangkok". */
export function addressOfCityPlace(place: CityPlace, language: Language): string {
  return joinLines([nameIn(place.names, language), ...areaLines(place.area, language)]);
}

/** The address of a point; `at` is the street or place beside it, or empty. */
export function addressOfPoint(at: string, area: CityArea, language: Language): string {
  return joinLines([at, ...areaLines(area, language)]);
}
