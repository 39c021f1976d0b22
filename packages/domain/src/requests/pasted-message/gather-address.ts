import { foldText } from '../../places/fold-text.ts';
import { addressOf, type FoundAddress, isBuildingName } from './address-shape.ts';
import type { SortedPiece } from './sort-pieces.ts';

/** The longest text of a unit or building. */
const longestPart = 60;

/** The address in a message, with its unit and building where they are certain; `name` is the customer's name in the message. */
export function gatherAddress(pieces: readonly SortedPiece[], name: string | null): FoundAddress {
  const labelled = labelledParts(pieces);
  const found = addressOf(labelled.length > 0 ? labelled : unlabelledParts(pieces, name));
  const text = found.text !== null && /\p{L}/u.test(found.text) ? found.text : null;
  return { unit: labelledUnit(pieces) ?? found.unit, building: labelledBuilding(pieces) ?? found.building, text };
}

/** The parts of the first labelled address, including lines with their own labels. */
function labelledParts(pieces: readonly SortedPiece[]): readonly string[] {
  let started = 0;
  return pieces
    .filter(({ kind, labelled }) => labelled && (kind === 'address' || kind === 'place'))
    .filter(({ label }) => {
      if (label === 'address') started += 1;
      return started <= 1;
    })
    .map(({ label, labelText, words }) =>
      label === 'place' && /^\d.{0,3}$/u.test(words) ? `${labelText} ${words}` : words,
    )
    .filter((words) => words !== '');
}

function labelledUnit(pieces: readonly SortedPiece[]): string | null {
  const units = pieces.filter(({ kind, words }) => kind === 'unit' && words !== '' && words.length <= longestPart);
  const written = units.map(({ labelText, words }) => {
    const isBare = units.length === 1 && !/floor|ชน|دور|level/.test(foldText(labelText));
    return isBare || labelText === '' ? words : `${labelText} ${words}`;
  });
  return written.length === 0 ? null : written.join(' ');
}

function labelledBuilding(pieces: readonly SortedPiece[]): string | null {
  const buildings = pieces.filter(
    ({ kind, words }) => kind === 'building' && words !== '' && words.length <= longestPart,
  );
  return buildings.length === 1 ? (buildings[0]?.words ?? null) : null;
}

/** How many parts without a number or a street word may end an address: quarter, town, country. */
const townsBehind = 3;

/** "Jumeirah 1" and "Bangkok", but not "350". */
function isTown(words: string): boolean {
  return /^\p{L}\D*(?: \d{1,2})?$/u.test(words);
}

/** The only run of pieces that look like an address, with the pieces between them; empty when there are several runs. */
function unlabelledParts(pieces: readonly SortedPiece[], name: string | null): readonly string[] {
  const seen = pieces.filter(
    ({ kind, words }) => kind !== 'blank' && kind !== 'irrelevant' && (words !== '' || kind !== 'plain'),
  );
  const isFree = (piece: SortedPiece | undefined): boolean =>
    piece?.kind === 'plain' && piece.words !== name && /^[^\uE000-\uE1FF]*$/.test(piece.text);
  const at = seen.flatMap(({ kind }, index) => (kind === 'address' ? [index] : []));
  const [first, last] = [at[0], at.at(-1)];
  if (first === undefined || last === undefined) return [];
  const between = seen.slice(first, last + 1);
  if (!between.every((piece) => piece.kind === 'address' || isFree(piece))) return [];
  const joins = (piece: SortedPiece | undefined, to: SortedPiece | undefined): boolean =>
    isFree(piece) && (piece?.line === to?.line || isBuildingName(piece?.words ?? ''));
  const before = first > 1 || isBuildingName(seen[first - 1]?.words ?? '') ? seen[first - 1] : undefined;
  const behind = seen.slice(last + 1, last + 1 + townsBehind);
  const others = behind.findIndex((piece) => !joins(piece, seen[last]) || !isTown(piece.words));
  const after = others < 0 ? behind : behind.slice(0, others);
  const parts = [...(before && joins(before, seen[first]) ? [before] : []), ...between, ...after];
  return parts.map(({ words }) => words);
}
