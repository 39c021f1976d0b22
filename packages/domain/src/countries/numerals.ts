/** The zeros of the decimal digits in our countries' scripts; one to nine follow each in order. */
const zeros = [
  0x0660, // Arabic
  0x06f0, // Persian and Urdu
  0x0966, // Devanagari
  0x09e6, // Bengali
  0x0e50, // Thai
  0x0ed0, // Lao
  0x1040, // Burmese
  0x17e0, // Khmer
  0xff10, // full-width
];

const western: ReadonlyMap<string, string> = new Map(
  zeros.flatMap((zero) =>
    Array.from({ length: 10 }, (_, digit): [string, string] => [String.fromCodePoint(zero + digit), String(digit)]),
  ),
);

/** The text with the digits of other scripts written as 0 to 9; everything else stays. */
export function toWesternDigits(text: string): string {
  return text.replace(/\p{Nd}/gu, (digit) => western.get(digit) ?? digit);
}
