import type { calls } from '@riderbell/contract/calls.ts';
import { accepted, type Handler, type HandlerRequest, type Handlers, refused } from '@riderbell/contract/handler.ts';
import type { AuditRecord } from '@riderbell/domain/audit/audit-entry.ts';
import { callerTrace } from '@riderbell/domain/audit/caller-trace.ts';
import { fromMinor, toMinor } from '@riderbell/domain/countries/money.ts';
import type { CashBookNeeds, CashEntry } from './ports.ts';

type Request = HandlerRequest<typeof calls.handOverCash | typeof calls.correctCashLine | typeof calls.closeCashDay>;

/** What people enter: hand-overs, corrections and the closing of a day. Each leaves an entry in the audit trail. */
export function enterCash(needs: CashBookNeeds): Pick<Handlers, 'handOverCash' | 'correctCashLine' | 'closeCashDay'> {
  return { handOverCash: handOver(needs), correctCashLine: correct(needs), closeCashDay: close(needs) };
}

const wrongAmount = (field: string) => refused('cash.amount-wrong', { field });

function handOver(needs: CashBookNeeds): Handler<typeof calls.handOverCash> {
  return async (request) => {
    const entry = await entryOf(needs, request);
    if (entry === null) return refused('vendor.not-found');
    const { body } = request;
    const amount = toMinor(body.amount, needs.country.currency);
    if (amount === null || amount === 0) return wrongAmount('amount');
    const outcome = await needs.store.handOver({
      ...entry,
      amount,
      note: body.note,
      auditOf: ({ day }) => auditOf(request, 'cash.handed-over', day, { amount: body.amount, note: body.note }),
    });
    return outcome === 'too-much' ? refused('cash.more-than-open', { field: 'amount' }) : accepted({ result: {} });
  };
}

function correct(needs: CashBookNeeds): Handler<typeof calls.correctCashLine> {
  return async (request) => {
    const entry = await entryOf(needs, request);
    if (entry === null) return refused('vendor.not-found');
    const { amount: decimal, reason, line_id: lineId } = request.body;
    const amount = toMinor(decimal, needs.country.currency);
    if (amount === null) return wrongAmount('amount');
    if (reason === '') return refused('cash.explanation-missing', { field: 'reason' });
    const outcome = await needs.store.correct({
      ...entry,
      lineId,
      amount,
      reason,
      auditOf: (facts) => {
        const old = fromMinor(facts.old, needs.country.currency);
        return auditOf(request, 'cash.corrected', facts.day, { line: lineId, amount: { old, new: decimal }, reason });
      },
    });
    return outcome === 'done' ? accepted({ result: {} }) : refused('cash.not-correctable', { field: 'line_id' });
  };
}

function close(needs: CashBookNeeds): Handler<typeof calls.closeCashDay> {
  return async (request) => {
    const entry = await entryOf(needs, request);
    if (entry === null) return refused('vendor.not-found');
    const { counted: decimal, explanation } = request.body;
    const { day } = request.params;
    const counted = toMinor(decimal, needs.country.currency);
    if (counted === null) return wrongAmount('counted');
    const outcome = await needs.store.close({
      ...entry,
      day,
      counted,
      explanation,
      auditOf: ({ toCount }) => {
        const expected = fromMinor(toCount, needs.country.currency);
        return auditOf(request, 'cash.closed', day, { expected, counted: decimal, explanation });
      },
    });
    if (outcome.closed) return accepted({ result: {} });
    if (outcome.why === 'day-not-come') return refused('cash.day-not-come', { field: 'day' });
    if (outcome.why === 'explanation-missing') return refused('cash.explanation-missing', { field: 'explanation' });
    return refused('cash.day-closed', { field: 'day', values: { who: outcome.why.closedBy } });
  };
}

/** null if the caller does not keep the book of this vendor. */
async function entryOf(needs: CashBookNeeds, { principal, params, once }: Request): Promise<CashEntry | null> {
  const vendor = await needs.vendors.find(principal, params.id, 'keep-cash-book');
  if (vendor === null) return null;
  const { vendor_id: vendorId, parent_vendor_id: parentId } = vendor;
  return { vendorId, familyId: parentId ?? vendorId, who: principal.email, now: needs.now(), once };
}

function auditOf(
  request: Request,
  what: AuditRecord['what'],
  day: string,
  details: AuditRecord['details'],
): AuditRecord | null {
  const trace = callerTrace(request);
  return trace && { ...trace, what, subject: day, details };
}
