/** Line breaks, tabs and other control characters. */
const controls = /[\p{Cc}\u2028\u2029]+/gu;
/** Direction marks, soft hyphens and the like, apart from the three joiners, which shape letters and emoji. */
const invisible = /(?![\u200B-\u200D])\p{Cf}/gu;
const joiners = /(\P{Cf}?)([\u200B-\u200D])[\u200B-\u200D]*(?=(\S?))/gu;
/** Characters that never join, so that a joiner after them would only hide the name from a search. */
const neverJoins = /[\s\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Han}]/u;

/**
 * A person's or a shop's name as we store it, however it was typed, pasted or sent: in one line and without invisible characters, which
 * could reverse the text beside the name.
 */
export function tidyName(text: string): string {
  return text
    .replaceAll(controls, ' ')
    .replaceAll(invisible, '')
    .replaceAll(joiners, (_, before: string, joiner: string, after: string) =>
      before === '' || after === '' || neverJoins.test(before) ? before : before + joiner,
    )
    .replaceAll(/\s+/g, ' ')
    .trim();
}
