import { wordList } from './word-list.ts';
import { foldText } from '../../places/fold-text.ts';
import { wordPattern } from './word-pattern.ts';

const counters = wordList(`
    cup; cups; glass; glasses; box; boxes; pc; pcs; piece; pieces; pack; packs; set; sets; bottle
    bottles; bag; bags; kg; g; dozen; order; orders; slice; slices; can; cans; loaf; tray; trays
    bungkus; cawan; kotak; biji; botol; stück; becher; flaschen; st; kpl; ks; szt; db; buc; шт; pz
  `);
const signs = 'แก้ว|กล่อง|ชิ้น|ถุง|ขวด|จาน|ชุด|อัน|แพ็ค|แพค|โหล|กระป๋อง|ถ้วย|ลูก|杯|份|個|个|盒|包|件|瓶|碗|斤|枚|本|つ|คัพ';

/** "2 x latte", "latte x2", "2 cups of tea", "ลาเต้ 2 แก้ว", "兩杯拿鐵". */
const shapes: readonly RegExp[] = [
  /^\d{1,3} ?[x×✕*] ?[\p{L}(]/iu,
  /\p{L}.{0,80} ?[x×✕*] ?\d{1,3}(?!\d)/u,
  new RegExp(String.raw`(?<![\p{N}/-])\d{1,3} ?(?:${counters.join('|')})(?![\p{L}\p{N}])`, 'iu'),
  new RegExp(String.raw`(?:(?<![\p{N}/-])\d{1,3}|[一兩二三四五六七八九十]) ?(?:${signs})(?!\p{N})`, 'u'),
];

/** Whether a part of a message clearly names ordered items. */
export function isItems(words: string): boolean {
  return shapes.some((shape) => shape.test(words));
}

/** Whether the part orders more than one of an item: a price beside it may then be the price of one. */
export function isManyOf(words: string): boolean {
  const [, before, after] = /^(\d{1,3})(?!\d)|[x×✕*] ?(\d{1,3})(?!\d)/u.exec(words) ?? [];
  const [, counted] =
    new RegExp(String.raw`(?<![\p{N}/-])(\d{1,3}) ?(?:${signs}|${counters.join('|')})`, 'iu').exec(words) ?? [];
  return (
    [before, after, counted].some((count) => count !== undefined && Number(count) > 1) ||
    /[兩二三四五六七八九十] ?[杯份個盒]/u.test(words)
  );
}

const noteStarts = wordList(`
    leave at; leave it; leave with; leave by; leave in; leave on; leave the; please leave; pls leave; kindly leave
    call when; call me when; call upon; call before; call on arrival; please call; pls call; text when; text me
    ring the; ring bell; ring the bell; don't ring; do not ring; don't knock; no need to ring; knock; hand it to
    hand to; meet at; meet me; meet you; pass to; drop it; put it; place it at; gate code; door code; use the
    beware of
    ฝากไว้; ฝากที่; ฝากป้อม; ฝากยาม; ฝาก รปภ; ฝากรปภ; ฝากนิติ; วางไว้; วางหน้า; แขวนไว้; ถึงแล้วโทร; โทรก่อน; โทรเมื่อ
    ไม่ต้องกด
    اتركه; اتركها; اترك; ضعه; ضعها; الرجاء الاتصال; اتصل عند; اتصل قبل; عند الوصول; يرجى الاتصال; لا تدق; لا ترن
    放在; 請放; 请放; 放管理; 放門口; 到了打; 到打; 麻煩放; 交給; 到達; 置き配; 玄関前; 着いたら; 宅配ボックス
    letak; letakkan; tinggalkan; sampai call; dah sampai; pakiiwan; paki iwan; iwan; pakitawag; bitte klingeln
    bitte bei; nicht klingeln; klingeln bei; beim nachbarn; abstellen; bitte anrufen; lämna; jätä; lad stå; nechte
  `).map(foldText);

const noteAnywhere = wordPattern(
  wordList(`
    upon arrival; on arrival; when you arrive; when arrived; at the lobby; with the guard; with guard; at reception
    with security; with concierge; at the door; ถึงแล้วโทร; عند الباب; عند الحارس; 管理員; 管理室; 警衛
  `),
);

/** Whether a part of a message is clearly an instruction for the rider. */
export function isNote(words: string): boolean {
  const folded = foldText(words);
  return noteStarts.some((start) => folded.startsWith(start)) || noteAnywhere.test(folded);
}
