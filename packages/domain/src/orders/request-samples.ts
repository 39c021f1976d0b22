import type { OrderRequestFaultKey } from './order-request-checks.ts';

/** For tests: what a merchant may type into one field, with its fault; null for none. */
export interface RequestSample {
  readonly field: 'customerName' | 'customerPhone' | 'description';
  readonly typed: string;
  readonly fault: OrderRequestFaultKey | null;
}

const names: readonly [string, OrderRequestFaultKey | null][] = [
  ['สมชาย ใจดี', null],
  ['محمد العلي', null],
  ['\u200Fמשה כהן\u200F', null],
  ['三郎', null],
  ["Zoë O'Brien-Łuk", null],
  ['😀 Ann', null],
  ['', 'validation.fill-customer-name'],
  [' \u00A0\u200F ', 'validation.fill-customer-name'],
  ['\u0007\u200B\n', 'validation.fill-customer-name'],
  ['Ann\u202E\nLee', null],
  ['Somchai 2', 'validation.wrong-customer-name'],
  ['محمد ٣', 'validation.wrong-customer-name'],
  ['علی ۴', 'validation.wrong-customer-name'],
  ['สมชาย๒', 'validation.wrong-customer-name'],
  ['রহিম ৫', 'validation.wrong-customer-name'],
  ['ကို ၆', 'validation.wrong-customer-name'],
  ['太郎２', 'validation.wrong-customer-name'],
  ['Ann ①', 'validation.wrong-customer-name'],
  ['Ann²', 'validation.wrong-customer-name'],
  ['Ann 7️⃣', 'validation.wrong-customer-name'],
];

/** Valid and invalid numbers for a merchant in Thailand. */
const phones: readonly [string, OrderRequestFaultKey | null][] = [
  ['081 234 5678', null],
  ['+66 (0) 81-234-5678', null],
  ['๐๘๑ ๒๓๔ ๕๖๗๘', null],
  ['+65 9123 4567', null],
  ['+44 20 7946 0958', null],
  ['+٩٦٥ ٥٠٠٠ ٠٠٠٠', null],
  ['＋８１ 90 1234 5678', null],
  ['', 'validation.fill-customer-phone'],
  ['12', 'validation.phone-incorrect'],
  ['call me', 'validation.phone-incorrect'],
  ['+999 123', 'validation.phone-incorrect'],
  ['+66 81 234 5678 90123', 'validation.phone-incorrect'],
];

const descriptions: readonly [string, OrderRequestFaultKey | null][] = [
  ['', null],
  ['x'.repeat(200), null],
  [` ${'x'.repeat(200)} \n`, null],
  ['x'.repeat(201), 'validation.description-too-long'],
  ['🍜'.repeat(200), null],
  ['🍜'.repeat(201), 'validation.description-too-long'],
  ['ก'.repeat(200), null],
  ['ก'.repeat(201), 'validation.description-too-long'],
  ['ع'.repeat(200), null],
  ['ع'.repeat(201), 'validation.description-too-long'],
  ['two lattes\none cake', null],
];

/** Tests of the screen and of the server both use these samples, so that the two agree (specification §5). */
export const requestSamples: readonly RequestSample[] = [
  ...names.map(([typed, fault]) => ({ field: 'customerName' as const, typed, fault })),
  ...phones.map(([typed, fault]) => ({ field: 'customerPhone' as const, typed, fault })),
  ...descriptions.map(([typed, fault]) => ({ field: 'description' as const, typed, fault })),
];
