import { setImmediate as nextTurn } from 'node:timers/promises';
import type { ErrorCode } from '@riderbell/contract/errors/error-codes.ts';
import { isErrorCode } from '@riderbell/contract/errors/error-codes.ts';
import type { Outcome } from '@riderbell/contract/handler.ts';
import type { Order } from '@riderbell/contract/shapes/order.ts';
import { addressOf } from '@riderbell/domain/bulk-orders/asked-order.ts';
import { paymentDictionary } from '@riderbell/domain/bulk-orders/bulk-context.ts';
import { columnDictionary } from '@riderbell/domain/bulk-orders/match-columns.ts';
import type { Country } from '@riderbell/domain/countries/country.ts';
import { languages } from '@riderbell/domain/countries/languages.ts';
import { fromMinor } from '@riderbell/domain/countries/money.ts';
import { cancelReasons } from '@riderbell/domain/orders/cancellation.ts';
import { displayStatusOf } from '@riderbell/domain/orders/display-status.ts';
import { paymentMethods } from '@riderbell/domain/payments/payment-methods.ts';
import type { Logger } from 'pino';
import { v7 as uuid } from 'uuid';
import { examplePhone, internationalPhone, isPossiblePhone } from '../adapters/phone-numbers/possible-phone.ts';
import { PostgresBulkJobs } from '../adapters/postgres/bulk-orders/postgres-bulk-jobs.ts';
import type { Database } from '../adapters/postgres/database.ts';
import { workbookReader } from '../adapters/sheets/workbook-reader.ts';
import { workbookWriter } from '../adapters/sheets/workbook-writer.ts';
import { openTexts } from '../adapters/texts/area-texts.ts';
import { errorTexts } from '../adapters/texts/error-texts.ts';
import { workbookTexts } from '../adapters/texts/workbook-texts.ts';
import type { ResultWords } from '../features/bulk-orders/bulk-files.ts';
import { createBulkOrdersFeature } from '../features/bulk-orders/feature.ts';
import type { BulkEdit, BulkNeeds, BulkOrders, Done } from '../features/bulk-orders/ports.ts';
import type { BackgroundOrders } from '../features/orders/feature.ts';
import type { VendorAccess } from '../features/outlets/vendor-access.ts';
import type { FlagAnswers } from '../http/ports.ts';
import { sweepOf } from './sweeps.ts';
import { textsFolder } from './texts-folder.ts';

/** How long jobs are stored, with the names, numbers and addresses of customers. */
const storedMs = 90 * 24 * 60 * 60_000;

/** Longer than a run of background work, and than its longest pause after a failure. */
const resumedAfterMs = 15 * 60_000;

/** The areas with texts of errors. */
const errorAreas = ['errors', 'bulk-errors', 'account-errors', 'vouchers', 'outlets'];

export interface BulkOrderParts {
  readonly database: Database;
  readonly orders: BackgroundOrders;
  readonly vendors: VendorAccess;
  readonly locator: BulkNeeds['locator'];
  readonly flags: Pick<FlagAnswers, 'of'>;
  readonly country: Country;
  /** The portal's origin. */
  readonly origin: () => string;
  readonly now: () => number;
  readonly log: Logger;
  readonly onJob: () => void;
}

/** Composes many orders from a workbook: reading it, checking and placing its rows in the background. */
export function composeBulkOrders(parts: BulkOrderParts) {
  const { database, country, origin, now, log, flags, vendors } = parts;
  const open = (area: string) =>
    openTexts(textsFolder, area, (file, why) =>
      log.warn({ file, err: why }, 'workbooks are in English: the texts of a language are missing'),
    );
  const [sheets, orderTexts, tracking] = [open('bulk-sheets'), open('orders'), open('tracking')];
  const texts = workbookTexts({ sheets, orders: orderTexts });
  const sentences = errorTexts(errorAreas.map(open));
  const store = new PostgresBulkJobs(database.kysely);
  const reader = workbookReader();
  const fullPhone = internationalPhone(country.code);
  const words = once(async () => ({
    columns: columnDictionary(await texts.headingWords()),
    payments: paymentDictionary(await paymentLabels(texts)),
  }));
  const feature = createBulkOrdersFeature({
    store,
    orders: ordersOf(parts.orders, country),
    reader,
    vendors,
    locator: parts.locator,
    flags: (asker) => flags.of(asker),
    words,
    country,
    isPossiblePhone: isPossiblePhone(country.code),
    fullPhone,
    now,
    nextTurn: () => nextTurn(),
    newId: () => uuid(),
    onJob: parts.onJob,
    writer: workbookWriter,
    texts,
    async resultWords(language): Promise<ResultWords> {
      const [own, english] = await Promise.all([tracking.in(language), tracking.in('en')]);
      const word = (key: string): string => own[key] ?? english[key] ?? key;
      const sentence = await sentences(language);
      return {
        statusOf: (order) => word(`display.${displayStatusOf(order, now())}`),
        cancelReasonOf: ({ cancellation }) =>
          cancellation !== null && cancelReasons.some((known) => known === cancellation.reason)
            ? word(`cancel.reason.${cancellation.reason}`)
            : (cancellation?.reason ?? ''),
        errorOf: ({ code, values }) => (isErrorCode(code) ? sentence(code satisfies ErrorCode, values) : code),
      };
    },
    trackingLink: (orderId) => `${origin()}/tracking/${encodeURIComponent(orderId)}`,
    examplePhone: examplePhone(country.code),
  });
  return {
    ...feature,
    recurring: sweepOf('sweep-bulk-jobs', async () => {
      await store.sweep(now() - storedMs);
      await store.resume(now() - resumedAfterMs, now());
    }),
    close: () => reader.close(),
  };
}

/** The labels of payment methods in all languages. */
async function paymentLabels(texts: ReturnType<typeof workbookTexts>) {
  const labels = languages.map(async (language) => {
    const { paymentMethod } = await texts.in(language);
    return paymentMethods.flatMap((method) => {
      const text = paymentMethod(method);
      return text === null ? [] : [{ method, text }];
    });
  });
  return (await Promise.all(labels)).flat();
}

/** Calls `make` when its value is first needed, and again after a failure. */
function once<Value>(make: () => Promise<Value>): () => Promise<Value> {
  let made: Promise<Value> | null = null;
  return () => {
    made ??= make().catch((error: unknown) => {
      made = null;
      throw error;
    });
    return made;
  };
}

/** The orders feature as bulk orders need it. */
function ordersOf(orders: BackgroundOrders, { currency }: Country): BulkOrders {
  const done = async (outcome: Promise<Outcome<{ readonly result: Order }, string>>): Promise<Done> => {
    const answered = await outcome;
    return answered.ok ? { ok: true, order: answered.answer.result } : answered;
  };
  const body = ({ vendorId, target, point, changesTime }: BulkEdit) => ({
    vendor_id: vendorId,
    payment_method: target.paymentMethod ?? '',
    amount: target.amount === null ? null : fromMinor(target.amount, currency),
    item_details: target.description,
    location: { address: addressOf(target), latitude: point.latitude, longitude: point.longitude, notes: target.notes },
    ...(changesTime && target.preorderedFor !== null && { preordered_for: target.preorderedFor }),
  });
  return {
    reserveOrderId: (vendorId) => orders.reserveOrderId(vendorId),
    judgementsOf(principal) {
      const judgements = orders.judgementsOf(principal);
      return {
        judge: (request) => judgements.judge(request),
        judgeEdit: (edit) => judgements.judgeEdit({ orderId: edit.orderId, body: body(edit) }),
      };
    },
    place: (request) => done(orders.place(request)),
    edit({ edit, fee, ...acting }) {
      const confirmed = { ...body(edit), delivery_fee: fromMinor(fee, currency) };
      return done(orders.edit({ ...acting, orderId: edit.orderId, body: confirmed }));
    },
    // The merchant has taken the order out of the workbook.
    cancel: (request) => done(orders.cancel({ ...request, reason: 'customer-cancelled' })),
    findMany: (vendorId, orderIds) => orders.findMany(vendorId, orderIds),
    async ofToday(vendorId, since) {
      const found = await orders.ofToday(vendorId, new Date(since).toISOString());
      return found.map(({ orderId, status, amount, customer }) => ({
        orderId,
        status,
        amount,
        phone: customer.phoneNumber,
        address: customer.address,
        point: { latitude: customer.latitude, longitude: customer.longitude },
      }));
    },
  };
}
