import { toWesternDigits } from '../../countries/numerals.ts';

/** How much of a message is read, in UTF-16 units; a longer text is hardly a customer's message. */
export const messageLimit = 5000;

/** Whether only the beginning of the text is read. */
export function isMessageTooLong(text: string): boolean {
  return text.length > messageLimit;
}

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' };

/** Direction marks, soft hyphens and the like, without the joiners, which Arabic and Persian words need. */
const invisible = /\u20E3|\uFE0E|\uFE0F|[\u00AD\u200B\u200E\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/g;

/**
 * The lines of the beginning of a message, without mark-up, invisible characters and private-use characters, with western
 * digits and single spaces. Empty lines stay, because they separate parts.
 */
export function messageLines(text: string): readonly string[] {
  const plain = toWesternDigits(withoutMarkup(beginningOf(text)))
    .replaceAll(/[0-9]\uFE0F?\u20E3/g, ' ')
    .replaceAll(invisible, '')
    // The dashes and the long vowel sign that people type as hyphens in numbers.
    .replaceAll(/(?<=\d)[‐‑‒–—−－ー](?=\d)/g, '-')
    .replaceAll(/[\uE000-\uF8FF]/g, ' ')
    .replaceAll(/\r\n?|[\u0085\u2028\u2029\v\f]/g, '\n')
    // An emoji before a line is a label ("📍12 Soi 5"), so it gets spaces around it.
    .replaceAll(/\p{Extended_Pictographic}/gu, ' $& ')
    .replaceAll(/[^\S\n\t]+/g, ' ');
  return plain.split('\n').map((line) => line.replace(/^ /, '').replace(/ $/, ''));
}

/** The beginning of a long text, cut at the end of a line or a part, so that no number is cut in half. */
function beginningOf(text: string): string {
  if (!isMessageTooLong(text)) return text;
  const head = text.slice(0, messageLimit);
  const end = Math.max(head.lastIndexOf('\n'), head.lastIndexOf('\r'));
  return head.slice(0, end > 0 ? end : Math.max(head.lastIndexOf(','), 0));
}

/** The text of an HTML fragment, line by line, with the URLs of its links, which may contain a point. */
function withoutMarkup(text: string): string {
  if (!/[<&]/.test(text)) return text;
  return text
    .replaceAll(/<(style|script)\b[^<]{0,4000}(?:<\/\1>)?/gi, ' ')
    .replaceAll(/<[a-z/!][^<>]{0,1500}>/gi, (tag) => {
      const [, link] = /^<a\s.*?href\s*=\s*["']?([^"'\s>]+)/is.exec(tag) ?? [];
      if (link !== undefined) return ` ${link} `;
      return /^<\/?(?:br|p|div|li|ul|ol|tr|table|h[1-6]|section|blockquote|td|th|dt|dd)\b/i.test(tag) ? '\n' : ' ';
    })
    .replaceAll(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]{2,6}));/gi, (whole, decimal, hex, name) => {
      if (typeof name === 'string') return entities[name.toLowerCase()] ?? whole;
      const code = typeof decimal === 'string' ? Number(decimal) : Number.parseInt(String(hex), 16);
      return code > 0 && code <= 0x10_ffff ? String.fromCodePoint(code) : ' ';
    });
}
