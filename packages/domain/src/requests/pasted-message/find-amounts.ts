import { wordList } from './word-list.ts';
import type { CurrencyCode } from '../../countries/currencies.ts';
import { parseAmount } from '../../countries/money.ts';
import { foldText } from '../../places/fold-text.ts';
import { currencyWords } from './currency-words.ts';
import { markOf } from './message-marks.ts';
import { wordPattern } from './word-pattern.ts';

export interface AmountRules {
  readonly currency: CurrencyCode;
  /** The languages of the country and of the merchant, which decide how numbers are written. */
  readonly languages: readonly string[];
}

/** An amount with its currency. */
export interface FoundAmount {
  /** In minor units; null when it is an amount but its value is ambiguous. */
  readonly minor: number | null;
  /** Whether it is something other than the order's value: a fee, a banknote to change, the price of one piece. */
  readonly isOther: boolean;
}

const number = String.raw`\d{1,3}(?:[ '’٬]\d{3})+(?:[.,٫]\d{1,3})?|\d+(?:[.,٫'’٬،]\d+)*`;
const escaped = (word: string): string => word.replaceAll(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`);
const patterns = new Map<CurrencyCode, { readonly around: RegExp; readonly alone: RegExp }>();

function patternsOf(currency: CurrencyCode): { readonly around: RegExp; readonly alone: RegExp } {
  const known = patterns.get(currency);
  if (known) return known;
  const words = [currency, ...currencyWords[currency]].sort((a, b) => b.length - a.length);
  const written = words.map(escaped).join('|');
  const before = String.raw`(?<![\p{L}\p{N}])(?:${written}) ?(?:${number})(?:\/-|,-|\.-|:-)?`;
  const after = String.raw`(?:${number}) ?(?:\/-|,-|\.-)? ?(?:${written})(?![\p{L}\p{N}])`;
  // Thai and Chinese have no space even after a currency.
  const joined = words.filter((word) => /[\u0E00-\u9FFF]/.test(word)).map(escaped);
  const on = joined.length === 0 ? '' : String.raw`|(?:${number}) ?(?:${joined.join('|')})`;
  const made = {
    around: new RegExp(String.raw`${before}|(?<![\p{N}.,-])(?:${after}${on})|(?<![\p{N}.,-])(?:${number})\/-`, 'giu'),
    alone: new RegExp(String.raw`^(?:${written}|\/-|\.-|,-|:-|=|\s)+|(?:${written}|\/-|\.-|,-|:-|=|\s)+$`, 'giu'),
  };
  patterns.set(currency, made);
  return made;
}

const otherBefore = wordPattern(
  wordList(`
    fee; delivery; shipping; charge; charges; change for; change of; change; discount; off; tip; less
    deposit; note of; bill of; pay with; paying with; subtotal; each; have; has; only have; balance
    ค่าส่ง; ค่าจัดส่ง; ทอน; แบงค์; แบงก์; ส่วนลด; ลด; มัดจำ; ละ; توصيل; التوصيل; خصم; باقي; فكة; صرف
    運費; 找; 找零; 折; 優惠; 小費; ongkir; caj; diskaun; sukli; trinkgeld; liefergebühr; お釣り; 送料
  `),
);
const otherAfter = wordPattern(
  wordList(`
    each; per; pc; pcs; fee; delivery; shipping; note; bill; discount; off; tip; deposit; voucher
    /pc; /cup; /kg; /piece; /box; change; ea; ค่าส่ง; ต่อ; ส่วนลด; توصيل; للواحد; 運費; 折; sukli
  `),
);

/** The amounts in the country's currency in one line, and the line with marks in their place. */
export function takeAmounts(
  line: string,
  rules: AmountRules,
  before: readonly FoundAmount[],
): { readonly text: string; readonly amounts: readonly FoundAmount[] } {
  const amounts: FoundAmount[] = [];
  const text = line.replaceAll(patternsOf(rules.currency).around, (written, at: number) => {
    const left = foldText(line.slice(Math.max(0, at - 24), at));
    const right = foldText(line.slice(at + written.length, at + written.length + 16));
    const near = left.slice(Math.max(left.lastIndexOf(','), left.lastIndexOf(';')) + 1);
    const isOther =
      otherBefore.test(near) || otherAfter.test(right.split(',')[0] ?? '') || /^ ?[/@]|^ ?[-–] ?\d/.test(right);
    const isPart = /\d ?[-–~] ?$|@ ?$|\d $/.test(left);
    // "Storgatan 12 350 kr": a house and an amount, or an amount with a space between its thousands.
    const [house = ''] = /\p{L} $/u.test(left) ? (/^\d{1,3} (?=\d{3})/.exec(written) ?? []) : [];
    amounts.push({ minor: isPart || house !== '' ? null : amountIn(written, rules), isOther });
    return house + ` ${markOf('money', before.length + amounts.length - 1)} `;
  });
  return { text, amounts };
}

/** The amount of a text that is only an amount, with or without its currency; null otherwise, and when the languages disagree. */
export function amountIn(text: string, { currency, languages }: AmountRules): number | null {
  const plain = text.trim().replaceAll(patternsOf(currency).alone, '');
  const readings = new Set(
    languages.map((language) => parseAmount(plain, currency, language)).filter((minor) => minor !== null),
  );
  const [minor = null] = readings;
  return readings.size === 1 && minor !== null && minor > 0 ? minor : null;
}
