import { wordList } from './word-list.ts';
import { foldText } from '../../places/fold-text.ts';
import { wordPattern } from './word-pattern.ts';

export type NamedPayment = 'CASH_ON_DELIVERY' | 'PAID';

/** Words that are clear anywhere in a message. */
const cash = wordList(`
    cash on delivery; cod only; pay cash; paying cash; pay by cash; pay in cash; by cash; in cash; cash payment
    cash pls; cash please; paid by cash; paid in cash; c.o.d; collect cash; cash upon delivery; payment cash
    เก็บเงินปลายทาง; เก็บปลายทาง; ชำระปลายทาง; จ่ายปลายทาง; เงินสด; จ่ายสด; الدفع عند الاستلام; دفع عند الاستلام
    الدفع نقدا; كاش عند الاستلام; نقدا عند الاستلام; الدفع كاش; 貨到付款; 货到付款; 付現; 現金付款; 到付現金; 代引き; 代金引換
    現金払い; bayar tunai; bayaran tunai; tunai semasa terima; barzahlung; bar bezahlen; zahlt bar; nachnahme
    kontant betaling; betala kontant; platba v hotovosti; na dobírku; płatność gotówką; za pobraniem; utánvét
    készpénzzel; plata cash; ramburs; pouzećem; αντικαταβολή; наличными; contrassegno; in contanti; کیش آن ڈیلیوری
  `);
/** Words that are clear when they are alone in their part of the message. */
const cashAlone = wordList(`
    cash; cod; cash only; cash na lang; ปลายทาง; สด; كاش; نقدا; نقدًا; نقدي; نقد; 現金; 现金; tunai
    cash tunai; bar; in bar; kontant; kontantti; käteinen; hotově; gotówka; gotówką; készpénz; numerar
    gotovina; μετρητά; наличные; contanti; nakit; نقد رقم; ক্যাশ; নগদ; ငွေသား; សាច់ប្រាក់
  `);
const paid = wordList(`
    already paid; paid already; fully paid; paid online; paid by card; paid via; has been paid; payment done
    have paid; i've paid; prepaid; pre-paid; payment made; paid in full; paid thru; paid through; transferred already
    โอนแล้ว; จ่ายแล้ว; ชำระแล้ว; โอนเงินแล้ว; จ่ายเงินแล้ว; ชำระเงินแล้ว; โอนให้แล้ว; تم الدفع; مدفوع; مدفوعة; دفعت
    تم التحويل; 已付款; 已付; 已付清; 已轉帳; 已匯款; 已支付; 付咗; 俾咗錢; 支払い済み; 支払済; 決済済み
    dah bayar; sudah bayar; sudah dibayar; telah dibayar; dah transfer; bayad na; paid na; bereits bezahlt
    schon bezahlt; redan betald; allerede betalt; maksettu; zaplaceno; opłacone; zapłacone; kifizetve; achitat
    plaćeno; πληρωμένο; εξοφλημένο; оплачено; già pagato; pagato; ödendi; পেমেন্ট হয়ে গেছে
  `);
const paidAlone = [
  'paid',
  'bezahlt',
  'betald',
  'betalt',
  'bayad',
  'จ่ายแล้วค่ะ',
  'مدفوع مسبقا',
  'paid ✅',
  'online payment',
  'online',
];
const denied = wordPattern(
  wordList(`
    not; unpaid; isn't; haven't; hasn't; yet; no cash; no cod; will be; to be; will pay; if; or; when; later
    cannot; can't; don't; ยังไม่; ไม่ได้; ไม่; ยัง; ไหม; มั้ย; หรือ; غير; لم; ليس; لا; هل; أو; 未; 還沒; 还没; 沒; 嗎; 吗
    belum; tak; hindi; wala pa; nicht; nie; kein; oder; inte; ikke; ei; ne; nem; nu; δεν; не; non; 未払い
  `),
);

const patterns = { cash: wordPattern(cash), paid: wordPattern(paid) };
const alone = (words: readonly string[]): ReadonlySet<string> => new Set(words.map(foldText));
const whole = { cash: alone([...cash, ...cashAlone]), paid: alone([...paid, ...paidAlone]) };
const courtesy = new Set(
  wordList(`
    pls; plz; please; thanks; thank; you; ty; po; ka; krub; only; payment; via; by; method
    ครับ; ค่ะ; คะ; นะคะ; จ้า; شكرا; لو; سمحت
  `).map(foldText),
);

/** The words in lower case, without polite words and full stops. */
function plainWords(words: string): string {
  const folded = foldText(words).replaceAll(/[!.。…]/g, ' ');
  return folded
    .split(/\s+/)
    .filter((word) => word !== '' && !courtesy.has(word))
    .join(' ');
}

/** The payment that a part of a message names; null when it names none, or not clearly. */
export function paymentNamed(words: string): NamedPayment | null {
  if (/[?？؟]/.test(words)) return null;
  const folded = foldText(words)
    .replaceAll(/[!。…]/g, '')
    .trim();
  if (folded === '' || denied.test(folded)) return null;
  // In capitals COD is the abbreviation; in lower case it may be the fish.
  const isCash = patterns.cash.test(folded) || /(?<![\p{L}-])COD(?![\p{L}-])/u.test(words);
  const isPaid = patterns.paid.test(folded);
  if (isCash !== isPaid) return isCash ? 'CASH_ON_DELIVERY' : 'PAID';
  if (isCash) return /paid (?:by|in) cash/.test(folded) ? 'CASH_ON_DELIVERY' : null;
  const plain = plainWords(words);
  if (whole.cash.has(plain)) return 'CASH_ON_DELIVERY';
  return whole.paid.has(plain) ? 'PAID' : null;
}

/** Whether the words name only the payment, so that an amount beside them is what the rider collects. */
export function saysOnlyPayment(words: string): boolean {
  const plain = plainWords(words);
  return whole.cash.has(plain) || whole.paid.has(plain);
}
