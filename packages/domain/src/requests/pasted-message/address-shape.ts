import { foldText } from '../../places/fold-text.ts';
import { addressCharacters, buildingWords, englishSentenceWords, streetEndings, streetWords } from './address-words.ts';
import { wordPattern } from './word-pattern.ts';

const street = wordPattern(streetWords, 'gu');
const ending = new RegExp(
  String.raw`\p{L}(?:${streetEndings.join('|').replaceAll('.', String.raw`\.`)}) ?(?:nr\.? ?)?\d`,
  'u',
);
const sentence = wordPattern(
  englishSentenceWords.filter((word) => !['no', 'at', 'in', 'of', 'the', 'one', 'a', 'on', 'to', 'by'].includes(word)),
  'gu',
);

const countOf = (pattern: RegExp, text: string): number => text.match(pattern)?.length ?? 0;

/** Whether a part of a message clearly belongs to an address: a house number and a street word, or several street words. */
export function isAddressLine(words: string): boolean {
  const folded = foldText(words);
  const known = countOf(street, folded);
  const hasNumber = /\d/.test(folded);
  if (isSentence(words) || [...words].length > 200) return false;
  if (countOf(addressCharacters, words) >= (hasNumber ? 2 : 3)) return true;
  if (known > 1 || (known === 1 && hasNumber)) return true;
  if (ending.test(folded) || unitOf(words) !== null) return true;
  // "12/4 Baan Suan", "12/4 หมู่บ้านสวน" and "10115 Berlin", "Bangkok 10110".
  return /^(?:no\.? ?)?\d{1,4}[/-]\d{1,4}[a-z]? ?,? ?\p{L}/u.test(folded) || isPostcodeAndTown(folded);
}

/** Whether a part of a message is a sentence rather than a name or an address. */
export function isSentence(words: string): boolean {
  return countOf(sentence, foldText(words)) >= 2;
}

function isPostcodeAndTown(folded: string): boolean {
  const town = String.raw`\p{L}[\p{L}\p{M} .'-]{2,40}`;
  return new RegExp(
    String.raw`^(?:[a-z]-)?\d{5} ${town}$|^${town} \d{5,6}$|^\d{3} \d{2} ${town}$|^\d{2}-\d{3} ${town}$`,
    'u',
  ).test(folded);
}

const units: readonly RegExp[] = [
  /^(?:unit|no\.?|unit no\.?) ?[:#]? ?(#?[a-z]{0,2}-?\d{1,5}[a-z]?(?:[-/.]\d{1,5}[a-z]?){0,2})$/iu,
  /^((?:flat|apt\.?|apartment|room|rm\.?|suite|whg\.?|wohnung|lgh|byt|m\.) ?(?:no\.?)? ?#?[a-z]{0,2}-?\d{0,5}[a-z]?(?:[-/]\d{1,4}[a-z]?)?)$/iu,
  /^(#[a-z]?\d{1,3}-\d{1,5}[a-z]?)$/iu,
  /^((?:ห้อง|ห้องเลขที่|ยูนิต) ?\S{1,10})$/u,
  /^((?:شقة|شقه|الشقة|وحدة|مكتب) ?(?:رقم ?)?\S{1,8})$/u,
  /^([a-z]?\d{1,5}[a-z]?(?:室|號室|号室))$/iu,
];
const floor =
  /^(\d{1,3} ?(?:\/ ?f|f|floor|fl\.?|(?:st|nd|rd|th) (?:floor|fl\.?))|(?:floor|level|lvl) \d{1,3}|ชั้น ?\d{1,3}|(?:الدور|دور|الطابق) \S{1,12}|\d{1,3}(?:樓|楼|階))$/iu;

/** The number of a flat or office, if the part of an address is nothing else. */
export function unitOf(words: string): string | null {
  for (const unit of units) {
    const [, found] = unit.exec(words) ?? [];
    if (found !== undefined) return found;
  }
  return null;
}

const building = wordPattern(buildingWords);

/** Whether a part of an address is just the name of a building. */
export function isBuildingName(words: string): boolean {
  const folded = foldText(words);
  const name = folded.replace(building, '');
  return building.test(folded) && countOf(street, name) === 0 && /^\D.*\p{L}{2}|^\p{L}{2}/u.test(name);
}

export interface FoundAddress {
  readonly unit: string | null;
  readonly building: string | null;
  /** The rest of the address, for the search. */
  readonly text: string | null;
}

/** The longest text that the search accepts. */
const longestText = 200;

/**
 * Separates unit and building from the other parts of an address where they are certain: a part that is only a unit, and the
 * building after it or with a building word.
 */
export function addressOf(given: readonly string[]): FoundAddress {
  const parts = given.map(withoutCourtesy).flatMap(splitUnit);
  const at = parts.findIndex((part) => unitOf(part) !== null);
  const unitParts = at < 0 ? [] : parts.slice(at, at + (isFloor(parts[at + 1]) ? 2 : 1));
  const others = at < 0 ? parts : parts.toSpliced(at, unitParts.length);
  const after = at < 0 ? undefined : others[at];
  const named = others.filter(isBuildingName);
  const follows =
    after !== undefined && others.length > at + 1 && !/\d/.test(after) && !isAddressLine(after) ? after : null;
  const found = named.length === 1 ? (named[0] ?? null) : named.length === 0 ? follows : null;
  const left = found === null || others.length === 1 ? others : others.filter((part) => part !== found);
  const unit = unitParts.map((part) => unitOf(part) ?? part).join(' ');
  return {
    unit: unit === '' ? null : unit,
    building: others.length === 1 ? null : found,
    text: joined(left),
  };
}

/** Removes the polite words at the end of a request, which people also write after an address. */
function withoutCourtesy(part: string): string {
  return part.replace(
    /(?: ?(?:ครับผม|ครับ|นะคะ|ค่ะ|คะ|จ้า|お願いします|谢谢|謝謝)| (?:thanks|thank you|thx|please|pls|po))+[ .!]*$/iu,
    '',
  );
}

function isFloor(part: string | undefined): boolean {
  return part !== undefined && floor.test(part);
}

/** Splits off a unit inside a part, as in "Blk 123 Ang Mo Kio Ave 3 #04-567" and "Sukhumvit 23 ห้อง 1204". */
function splitUnit(part: string): string[] {
  const [found] = /(?<=^|\s)(?:#[a-z]?\d{1,3}-\d{1,5}[a-z]?|ห้อง ?\d{1,5}(?:\/\d{1,4})?)(?=\s|$)/iu.exec(part) ?? [];
  if (found === undefined || found === part) return [part];
  const [before = '', after = ''] = part.split(found);
  return [before.trim(), found, after.trim()].filter((each) => each !== '');
}

/** As many whole parts as fit into the longest text. */
function joined(parts: readonly string[]): string | null {
  let text = '';
  for (const part of parts) {
    const longer = text === '' ? part : `${text}, ${part}`;
    if (longer.length > longestText) break;
    text = longer;
  }
  return text === '' ? null : text;
}
