import { marksIn, withoutMarks } from './message-marks.ts';
import { hasTitle, isSurelyName, labelledName } from './name-shape.ts';
import type { SortedPiece } from './sort-pieces.ts';

/** The customer's name: after a label, with a title, or beside the customer's phone number, whose mark has the index `phone`. */
export function gatherName(pieces: readonly SortedPiece[], phone: number | null): string | null {
  const labelled = pieces.filter(({ kind, labelled, words }) => kind === 'name' && labelled && words !== '');
  if (labelled.length > 0) {
    const names = new Set(labelled.filter(isNamed).map(({ words }) => words));
    const [name = null] = names;
    return names.size === 1 && name !== null ? labelledName(name) : null;
  }
  const received = pieces.find(({ kind, words }) => kind === 'receiver' && isSurelyName(words));
  if (received) return received.words;
  const beside = phone === null ? null : besidePhone(pieces, phone);
  if (beside !== null) return beside;
  const titled = pieces.filter(({ kind, words }) => kind === 'plain' && hasTitle(words) && isSurelyName(words));
  return titled.length === 1 ? (titled[0]?.words ?? null) : null;
}

/** Without a colon, a label needs a name after it ("I am Som", not "I am at the lobby"). */
function isNamed({ certain, label, words }: SortedPiece): boolean {
  return certain || label === null || isSurelyName(words);
}

function besidePhone(pieces: readonly SortedPiece[], phone: number): string | null {
  const seen = pieces.filter(
    ({ kind, words, text }) =>
      kind !== 'blank' &&
      kind !== 'irrelevant' &&
      kind !== 'sentence' &&
      (words !== '' || marksIn('phone', text).length > 0),
  );
  const at = seen.findIndex(({ text }) => marksIn('phone', text).includes(phone));
  const piece = seen[at];
  if (!piece) return null;
  const before = seen[at - 1];
  // After an address on the same line, a town is more likely than a name.
  const afterAddress = before?.kind === 'address' && before.line === piece.line;
  if (piece.words !== '') {
    const mayBeName = (piece.kind === 'plain' && !afterAddress) || (piece.kind === 'phone' && hasTitle(piece.words));
    return mayBeName && isSurelyName(piece.words) ? piece.words : null;
  }
  if (before?.kind === 'plain' && isSurelyName(before.words) && (at === 1 || !isAddressOrPlain(seen[at - 2])))
    return before.words;
  const after = seen[at + 1];
  const isLast = at > 0 && at + 2 === seen.length;
  return after?.kind === 'plain' && isLast && isSurelyName(withoutMarks(after.text)) ? after.words : null;
}

function isAddressOrPlain(piece: SortedPiece | undefined): boolean {
  return piece?.kind === 'address' || piece?.kind === 'plain' || piece?.kind === 'building' || piece?.kind === 'place';
}
