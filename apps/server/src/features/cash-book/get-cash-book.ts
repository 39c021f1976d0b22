import type { calls } from '@riderbell/contract/calls.ts';
import { accepted, type Handler, refused } from '@riderbell/contract/handler.ts';
import type { CashBook } from '@riderbell/contract/shapes/cash-book.ts';
import { type CashSums, cashToCount, sumsOf } from '@riderbell/domain/cash/cash-book.ts';
import type { CurrencyCode } from '@riderbell/domain/countries/currencies.ts';
import { localDateOf } from '@riderbell/domain/countries/local-time.ts';
import { fromMinor } from '@riderbell/domain/countries/money.ts';
import type { CashBookNeeds, CashClosing, CashDay, CashLine } from './ports.ts';

/** One day of the book of a vendor. */
export function getCashBook(needs: CashBookNeeds): Handler<typeof calls.getCashBook> {
  return async ({ principal, params, query }) => {
    const vendor = await needs.vendors.find(principal, params.id, 'keep-cash-book');
    if (vendor === null) return refused('vendor.not-found');
    const today = localDateOf(needs.now(), needs.country.timeZone);
    const day = query.day ?? today;
    const found = await needs.store.read(vendor.vendor_id, day);
    return accepted({ result: { day, today, ...dayOnTheWire(found, needs.country.currency) } });
  };
}

function dayOnTheWire({ lines, closing, open }: CashDay, currency: CurrencyCode): Omit<CashBook, 'day' | 'today'> {
  const sums = sumsOf(lines);
  const money = (minor: number) => fromMinor(minor, currency);
  return {
    sums: sumsOnTheWire(sums, money),
    open: money(open),
    lines: lines.map((line) => lineOnTheWire(line, money)),
    closing: closing && closingOnTheWire(closing, money),
  };
}

export function sumsOnTheWire(sums: CashSums, money: (minor: number) => number): CashBook['sums'] {
  return {
    expected: money(sums.expected),
    collected: money(sums.collected),
    paid_at_pickup: money(sums['paid-at-pickup']),
    handed_over: money(sums['handed-over']),
    to_count: money(cashToCount(sums)),
  };
}

function lineOnTheWire(line: CashLine, money: (minor: number) => number): CashBook['lines'][number] {
  const { lineId, orderId, amount, corrects, correctsDay, day, at, account, kind, who, note } = line;
  return {
    line_id: lineId,
    day,
    at,
    account,
    kind,
    who,
    note,
    order_id: orderId,
    amount: money(amount),
    corrects: corrects === null || correctsDay === null ? null : { line_id: corrects, day: correctsDay },
  };
}

function closingOnTheWire(closing: CashClosing, money: (minor: number) => number): CashBook['closing'] {
  const { toCount, counted, explanation, closedAt, closedBy } = closing;
  return {
    to_count: money(toCount),
    counted: money(counted),
    difference: money(counted - toCount),
    explanation,
    closed_at: closedAt,
    closed_by: closedBy,
  };
}
