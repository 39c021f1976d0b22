import { toWesternDigits } from '../../countries/numerals.ts';

/** What is read of a message, in UTF-16 units; who pastes more has pasted something else. */
export const messageLimit = 5000;

/** Whether only the beginning of the text is read. */
export function isMessageTooLong(text: string): boolean {
  return text.length > messageLimit;
}

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' };

/** Marks of writing direction, soft hyphens and the like; the joiners of Arabic and Persian words stay. */
const invisible = /\u20E3|\uFE0E|\uFE0F|[\u00AD\u200B\u200E\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/g;

/**
 * The lines of a message as they are read: its beginning, without mark-up, invisible marks and our own marks, with
 * western digits and single spaces. Empty lines stay: they divide.
 */
export function messageLines(text: string): readonly string[] {
  const plain = toWesternDigits(withoutMarkup(beginningOf(text)))
    .replaceAll(/[0-9]\uFE0F?\u20E3/g, ' ')
    .replaceAll(invisible, '')
    // The dashes and the long vowel that Japanese keyboards put into numbers.
    .replaceAll(/(?<=\d)[‐‑‒–—−－ー](?=\d)/g, '-')
    .replaceAll(/[\uE000-\uF8FF]/g, ' ')
    .replaceAll(/\r\n?|[\u0085\u2028\u2029\v\f]/g, '\n')
    // A picture before a line is a label ("📍12 Soi 5"), so it stands alone.
    .replaceAll(/\p{Extended_Pictographic}/gu, ' $& ')
    .replaceAll(/[^\S\n\t]+/g, ' ');
  return plain.split('\n').map((line) => line.replace(/^ /, '').replace(/ $/, ''));
}

/** Cut where a line or a part ends, so that no number is read without its end. */
function beginningOf(text: string): string {
  if (!isMessageTooLong(text)) return text;
  const head = text.slice(0, messageLimit);
  const end = Math.max(head.lastIndexOf('\n'), head.lastIndexOf('\r'));
  return head.slice(0, end > 0 ? end : Math.max(head.lastIndexOf(','), 0));
}

/** What a page's fragment says, line by line; the addresses of its links stay, for they may hold a place. */
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
