import { isDayLine, withoutStamp } from '../requests/pasted-message/chat-lines.ts';
import { takeAmounts } from '../requests/pasted-message/find-amounts.ts';
import { takePhones } from '../requests/pasted-message/find-phones.ts';
import { takePoints } from '../requests/pasted-message/find-point.ts';
import { messageLines } from '../requests/pasted-message/message-text.ts';
import {
  type FoundInMessage,
  isNothing,
  type MessageRules,
  readMessage,
} from '../requests/pasted-message/read-message.ts';

/** How much of a pasted text is split, in UTF-16 units: far more than a day of orders. */
export const pastedTextLimit = 200_000;

/** Whether only the beginning of the pasted text is read. */
export function isPasteTooLong(text: string): boolean {
  return text.length > pastedTextLimit;
}

interface Line {
  /** As it was pasted. */
  readonly text: string;
  /** The sender in the chat program's stamp; null without a stamp. */
  readonly sender: string | null;
  readonly phones: readonly string[];
}

/** Lines that belong together, with one phone number at most unless they are in one line. */
interface Block {
  readonly lines: readonly Line[];
  readonly sender: string | null;
  readonly phones: ReadonlySet<string>;
}

interface Message {
  lines: Line[];
  readonly sender: string | null;
  readonly phones: Set<string>;
  found: FoundInMessage;
}

/**
 * The order messages in a pasted chat, or in several messages copied together. Blank lines, other senders and a second phone number
 * separate them; what one sender writes in several messages belongs together until a second order begins. Texts that say nothing of an
 * order are left out.
 */
export function splitMessages(text: string, rules: MessageRules): readonly string[] {
  const messages: Message[] = [];
  const openOf = new Map<string | null, Message>();
  const waiting = new Map<string | null, Line[]>();
  for (const block of blocksOf(linesOf(text, rules))) {
    const { sender } = block;
    const lead = waiting.get(sender) ?? [];
    const open = openOf.get(sender);
    const found = read([...lead, ...block.lines], rules);
    if (isNothing(found) && block.phones.size === 0) {
      // A name alone, or a greeting: it belongs to the order that is not complete yet, or to the next one.
      if (open && (open.phones.size === 0 || (sender !== null && addsTo(open, block.lines, rules)))) {
        open.lines.push(...block.lines);
        open.found = read(open.lines, rules);
      } else waiting.set(sender, [...lead, ...block.lines]);
      continue;
    }
    waiting.delete(sender);
    if (open && belongsTo(open, block, found)) {
      open.lines.push(...lead, ...block.lines);
      for (const phone of block.phones) open.phones.add(phone);
      open.found = read(open.lines, rules);
      continue;
    }
    const message: Message = { lines: [...lead, ...block.lines], sender, phones: new Set(block.phones), found };
    messages.push(message);
    openOf.set(sender, message);
  }
  return messages.map(({ lines }) => textOf(lines));
}

function read(lines: readonly Line[], rules: MessageRules): FoundInMessage {
  return readMessage(textOf(lines), rules);
}

function textOf(lines: readonly Line[]): string {
  return lines.map(({ text }) => text).join('\n');
}

const single = ['addressText', 'customerName', 'amount', 'coordinates', 'payment'] as const;

/** Whether a block continues a message: it has no other phone number and says nothing that the message has said. */
function belongsTo(open: Message, { phones }: Block, found: FoundInMessage): boolean {
  if (open.phones.size > 0 && [...phones].some((phone) => !open.phones.has(phone))) return false;
  return single.every((part) => found[part] === null || open.found[part] === null);
}

/** Whether the lines, which say nothing alone, say more of an order together with its other messages: "to Ideo Condo, room 1204". */
function addsTo(open: Message, lines: readonly Line[], rules: MessageRules): boolean {
  const joined = Object.entries(read([...open.lines, ...lines], rules)).filter(([, part]) => part !== null);
  return joined.length > Object.values(open.found).filter((part) => part !== null).length;
}

function linesOf(text: string, rules: MessageRules): readonly Line[] {
  return text
    .slice(0, pastedTextLimit)
    .split(/\r\n?|[\n\u0085\u2028\u2029\v\f]/)
    .map((line) => {
      const plain = messageLines(line).join(' ');
      if (isDayLine(plain) || /^[\s\-–—=_*#~.·•]*$/.test(plain)) return { text: '', sender: null, phones: [] };
      const { rest, sender } = withoutStamp(plain);
      const priced = takeAmounts(takePoints(rest).text, rules, []);
      const phones = takePhones(priced.text, rules, []).phones.map(({ number }) => number);
      return { text: line, sender, phones };
    });
}

/** Blank lines and another sender end a block; one with several phone numbers is divided. */
function* blocksOf(lines: readonly Line[]): Generator<Block> {
  let current: Line[] = [];
  let sender: string | null = null;
  for (const line of lines) {
    const isBlank = line.text.trim() === '';
    const isOther = line.sender !== null && line.sender !== sender;
    if ((isBlank || isOther) && current.length > 0) {
      yield* divided(current, sender);
      current = [];
    }
    if (isBlank) continue;
    if (isOther) ({ sender } = line);
    current.push(line);
  }
  yield* divided(current, sender);
}

/** Divides lines at each further phone number, as many lines before it as are before the first one. */
function* divided(lines: readonly Line[], sender: string | null): Generator<Block> {
  const starts: number[] = [0];
  const seen = new Set<string>();
  const lead = lines.findIndex(({ phones }) => phones.length > 0);
  let last = lead;
  for (const [at, { phones }] of lines.entries()) {
    const isFurther = seen.size > 0 && phones.some((phone) => !seen.has(phone));
    for (const phone of phones) seen.add(phone);
    if (!isFurther) continue;
    starts.push(Math.max(at - lead, last + 1));
    last = at;
  }
  for (const [place, start] of starts.entries()) {
    const part = lines.slice(start, starts[place + 1] ?? lines.length);
    if (part.length === 0) continue;
    yield { lines: part, sender, phones: new Set(part.flatMap(({ phones }) => phones)) };
  }
}
