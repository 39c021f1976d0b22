import { columnsOf } from './columns.ts';
import type { Check, Finding } from './finding.ts';
import { expectedKeys } from './plural-forms.ts';
import { type PlaceKind, places, textsByArea } from './places-of-texts.ts';

/** @param pattern a key, with stars for any part of it */
export function matchesKey(pattern: string, key: string): boolean {
  const parts = pattern.split('*').map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`));
  return new RegExp(`^${parts.join('.*')}$`).test(key);
}

const byWidth = Object.keys(places).toSorted((a, b) => places[a as PlaceKind] - places[b as PlaceKind]) as PlaceKind[];

/** The narrowest place of a text in places-of-texts.json. */
export function placeOf(area: string, key: string): PlaceKind | undefined {
  return byWidth.find((place) => textsByArea[area]?.[place]?.some((pattern) => matchesKey(pattern, key)));
}

/** The maximum width of a text in columns: its place's, or for a sentence the usual growth of a translation, relatively more for a short one. */
export function columnsFor(area: string, key: string, english: string): number {
  const place = placeOf(area, key);
  return place === undefined ? Math.round(columnsOf(english) * 1.6) + 14 : places[place];
}

export const checkLengths: Check = (own, english) =>
  [...own.areas].flatMap(([area, { file, texts }]) => {
    const source = english.areas.get(area)?.texts ?? {};
    return expectedKeys(source, own.language).flatMap(({ key, base, english }): Finding[] => {
      const text = texts[key];
      const room = columnsFor(area, base, english);
      const columns = columnsOf(text ?? '');
      if (text === undefined || columns <= room) return [];
      const place = placeOf(area, base);
      const where = place === undefined ? 'a sentence like the English one' : `a ${place}`;
      return [{ file, key, text, advice: `is ${columns} columns wide, ${where} has ${room}: shorten it` }];
    });
  });
