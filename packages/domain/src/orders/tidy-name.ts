/** Breaks of lines, tabs and whatever else no keyboard types into a name. */
const controls = /[\p{Cc}\u2028\u2029]+/gu;
/** Marks of direction, soft hyphens and the like. Three joiners shape letters and emoji: what of them is right stays. */
const invisible = /(?![\u200B-\u200D])\p{Cf}/gu;
const joiners = /(\P{Cf}?)([\u200B-\u200D])[\u200B-\u200D]*(?=(\S?))/gu;
/** Letters that join nothing, so that a joiner behind them only hides the name from a search. */
const standsAlone = /[\s\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Han}]/u;

/**
 * A person's or a shop's name as it is kept, however it was typed, pasted or sent: in one line, and without signs that nobody sees, which
 * could turn what stands beside the name.
 */
export function tidyName(text: string): string {
  return text
    .replaceAll(controls, ' ')
    .replaceAll(invisible, '')
    .replaceAll(joiners, (_, before: string, joiner: string, after: string) =>
      before === '' || after === '' || standsAlone.test(before) ? before : before + joiner,
    )
    .replaceAll(/\s+/g, ' ')
    .trim();
}
