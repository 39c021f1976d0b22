import { isLabel } from './labels.ts';

const date = String.raw`\d{1,4}[./-]\d{1,2}[./-]\d{1,4}`;
const clock = String.raw`(?:[AP]M |上午|下午|午前|午後)?\d{1,2}[:.]\d{2}(?:[:.]\d{2})?(?: ?[AaPp]\.?[Mm]\.?| ?[صم])?`;

/** The stamps that chat programs put before a copied message: its time, and its sender as the first group. */
const stamps: readonly RegExp[] = [
  // WhatsApp: "[12/05/2026, 14:32:10] Som: …", "[14:32, 12/05/2026] Som: …", "12/05/2026, 14:32 - Som: …"
  new RegExp(String.raw`^\[?${date},? ${clock}\]? ?(?:- ?)?(?:~ ?)?(?:([^:]{1,40}): )?`, 'u'),
  new RegExp(String.raw`^\[${clock},? ${date}\] ?(?:~ ?)?(?:([^:]{1,40}): )?`, 'u'),
  // Telegram: "Som, [12.05.26 14:32]"
  new RegExp(String.raw`^([^,[\]]{1,40}), \[${date}[ ,]{1,2}${clock}\]:? ?`, 'u'),
  // LINE: "14:32<tab>Som<tab>…"
  new RegExp(String.raw`^${clock}\t(?:([^\t]{1,40})\t)?`, 'u'),
  new RegExp(String.raw`^\[?${clock}\]?(?: ?- ?(?:([^:]{1,40}): )?| (?=\D)|$)`, 'u'),
];

const dayName = String.raw`[\p{L}.]{1,12}`;
const dayLine = new RegExp(String.raw`^(?:${dayName},? )?${date},?(?: ?\(?${dayName}\)?)?$`, 'u');

/** Lines that the chat program itself adds between the messages. */
const noise = new Set(
  [
    'forwarded',
    'forwarded many times',
    'media omitted',
    'image omitted',
    'photo',
    'photos',
    'sticker',
    'sticker omitted',
    'location',
    'location shared',
    'this message was deleted',
    'messages and calls are end-to-end encrypted',
    'read',
    'sent',
    'delivered',
    'today',
    'yesterday',
    'อ่านแล้ว',
    'สติกเกอร์',
    'รูปภาพ',
    'รูป',
    'วันนี้',
    'เมื่อวาน',
    'ส่งต่อ',
    'مُعاد توجيهها',
    'اليوم',
    'أمس',
    'スタンプ',
    '写真',
    '既読',
    '[sticker]',
    '[photo]',
    '[貼圖]',
    '[圖片]',
  ].map((line) => line.toLowerCase()),
);

/** The lines that people wrote, and the senders' names in the chat. */
export function chatLines(lines: readonly string[]): {
  readonly lines: readonly string[];
  readonly senders: readonly string[];
} {
  const senders: string[] = [];
  const written = lines.map((line) => {
    if (isDayLine(line)) return '';
    const { rest, sender } = withoutStamp(line);
    if (sender !== null) senders.push(sender);
    const words = rest.replaceAll('\t', ' ').trim();
    return noise.has(
      words
        .replaceAll(/[✓✔.!]/g, '')
        .trim()
        .toLowerCase(),
    )
      ? ''
      : words;
  });
  return { lines: written, senders };
}

/** Whether the line is the heading of a day in a chat. */
export function isDayLine(line: string): boolean {
  return dayLine.test(line);
}

/** The line without the stamp of a chat program, and the sender that the stamp names; null without one. */
export function withoutStamp(line: string): { readonly rest: string; readonly sender: string | null } {
  for (const stamp of stamps) {
    const match = stamp.exec(line);
    if (!match) continue;
    const sender = match[1] ?? null;
    // In "[14:32, 12/05/2026] Name: Som" the text before the colon is a label, not a sender.
    if (sender !== null && isLabel(sender)) return { rest: line.slice(line.indexOf(sender)), sender: null };
    return { rest: line.slice(match[0].length), sender };
  }
  return { rest: line, sender: null };
}
