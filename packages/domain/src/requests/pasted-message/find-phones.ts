import { wordList } from './word-list.ts';
import { markOf } from './message-marks.ts';
import { wordPattern } from './word-pattern.ts';
import { foldText } from '../../places/fold-text.ts';

/** The country's rules for phone numbers. */
export interface PhoneRules {
  /** The country's prefix, with its plus. */
  readonly phonePrefix: string;
  readonly isPossiblePhone: (text: string) => boolean;
}

/** A number that can be called. */
export interface FoundPhone {
  /** Digits, with a plus before a country prefix. */
  readonly number: string;
  /** Whether the shape alone shows that it is a phone number: it begins with a plus or a zero. */
  readonly strong: boolean;
}

// Runs of digits with the separators that people use; never across lines.
const run = /(?<![\p{L}\p{N}.,/#@_])[(+＋]{0,2}\d[\d ()\-–.‐‑/]{5,40}\d(?![\p{N}])/gu;

const otherNumberWords = wordPattern(
  wordList(`
    account; acc; a/c; bank; iban; order; order no; order id; ref; reference; invoice; id; tax
    tracking; passport; trx; kbank; scb; promptpay; fax; gst; vat; postcode; zip; cnic; nric
    บัญชี; ธนาคาร; กสิกร; ไทยพาณิชย์; กรุงไทย; กรุงเทพ; พร้อมเพย์; เลขที่; เลขออเดอร์; ออเดอร์; พัสดุ; บัตรประชาชน
    حساب; آيبان; رقم الطلب; 帳號; 帳戶; 訂單; 統編; 口座; 〒; konto; akaun
  `),
);

/** The phone numbers in one line, and the line with marks in their place; `before` were found on earlier lines. */
export function takePhones(
  line: string,
  rules: PhoneRules,
  before: readonly FoundPhone[],
): { readonly text: string; readonly phones: readonly FoundPhone[] } {
  const phones: FoundPhone[] = [];
  const text = line.replaceAll(run, (digits, at: number) => {
    const words = foldText(line.slice(Math.max(0, at - 24), at));
    if (otherNumberWords.test(words) && !/\b(?:tel|phone|mobile)\b|โทร|เบอร์|هاتف|電話/.test(words)) return digits;
    return withoutPhones(digits, rules, (phone) => {
      phones.push(phone);
      return ` ${markOf('phone', before.length + phones.length - 1)} `;
    });
  });
  return { text, phones };
}

interface Group {
  readonly digits: string;
  readonly start: number;
  readonly end: number;
  /** The separator before it. */
  readonly gap: string;
}

/** Replaces each phone number in a run of digits by a mark; other groups stay ("Soi 12 081-234-5678"). */
function withoutPhones(digits: string, rules: PhoneRules, keep: (phone: FoundPhone) => string): string {
  const groups = [...digits.matchAll(/[+＋]?\d+/g)].map(({ 0: found, index }, place, all): Group => {
    const last = all[place - 1];
    return {
      digits: found.replace('＋', '+'),
      start: index,
      end: index + found.length,
      gap: last ? digits.slice(last.index + last[0].length, index) : '',
    };
  });
  const parts: string[] = [];
  let done = 0;
  for (let first = 0; first < groups.length; first += 1) {
    const found = longestPhone(groups, first, rules);
    const start = groups[first]?.start ?? 0;
    if (!found) continue;
    parts.push(digits.slice(done, start), keep(found.phone));
    done = groups[found.last]?.end ?? digits.length;
    first = found.last;
  }
  parts.push(digits.slice(done));
  return parts.join('');
}

const mostGroups = 7;

function longestPhone(
  groups: readonly Group[],
  first: number,
  rules: PhoneRules,
): { phone: FoundPhone; last: number } | null {
  const found: { phone: FoundPhone; last: number }[] = [];
  let joined = '';
  for (let last = first; last < Math.min(groups.length, first + mostGroups); last += 1) {
    const group = groups[last];
    if (!group || (last > first && group.digits.startsWith('+'))) break;
    // "+66 (0)81": the zero is only for calls within the country.
    const isTrunk = last > first && group.digits === '0' && group.gap.includes('(') && joined.startsWith('+');
    joined += isTrunk ? '' : group.digits;
    const phone = phoneOf(joined, rules);
    const isCut = groups[last + 1]?.gap === '-' && groups[last + 1]?.digits.length !== undefined;
    if (phone && !isCut) found.push({ phone, last });
    // A complete number without spaces is one number.
    if (phone && last === first && joined.length >= 9) break;
  }
  const following = groups.slice(first + 1);
  const dashed = found.find(({ last }) => {
    const gaps = following.slice(0, last - first).map(({ gap }) => gap);
    const after = groups[last + 1]?.gap;
    const length = groups.slice(first, last + 1).reduce((sum, { digits }) => sum + digits.length, 0);
    return length >= 9 && gaps.length > 0 && gaps.every((gap) => gap === '-') && after !== undefined && after !== '-';
  });
  const best = dashed ?? found.at(-1) ?? null;
  return best && isBankAccount(groups.slice(first, best.last + 1)) ? null : best;
}

/** Bank accounts have single digits between dashes: "123-4-56789-0". */
function isBankAccount(groups: readonly Group[]): boolean {
  return groups.filter(({ digits }, place) => place > 0 && digits.length === 1).length > 1;
}

function phoneOf(joined: string, { phonePrefix, isPossiblePhone }: PhoneRules): FoundPhone | null {
  const { length } = joined.replace('+', '');
  if (length < 7 || length > 15) return null;
  if (joined.startsWith('+')) return isPossiblePhone(joined) ? { number: joined, strong: true } : null;
  const abroad = `+${joined.replace(/^00/, '')}`;
  if (joined.startsWith('00')) return length >= 10 && isPossiblePhone(abroad) ? { number: abroad, strong: true } : null;
  if (joined.startsWith('0')) {
    return length >= 8 && length <= 12 && isPossiblePhone(joined) ? { number: joined, strong: true } : null;
  }
  if (length < 8) return null;
  if (isPossiblePhone(joined) && length <= 11) return { number: joined, strong: false };
  const isWhole = abroad.startsWith(phonePrefix) && length >= phonePrefix.length + 6 && isPossiblePhone(abroad);
  return isWhole ? { number: abroad, strong: true } : null;
}

/** The number to call: the only one, or the only one with a certain shape. */
export function onePhone(phones: readonly FoundPhone[], phonePrefix: string): FoundPhone | null {
  const strong = phones.filter((phone) => phone.strong);
  const candidates = strong.length > 0 ? strong : phones;
  const different = new Set(candidates.map(({ number }) => number.replace(phonePrefix, '').replace(/^0/, '')));
  return different.size === 1 ? (candidates[0] ?? null) : null;
}
