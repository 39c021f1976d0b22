/**
 * The currencies of the supported countries with their minor digits by ISO 4217. We keep our own table because `Intl`
 * returns the digits in everyday use instead (0 for PKR, HUF, MMK and LAK).
 */
export const currencies = {
  AED: { digits: 2 },
  BDT: { digits: 2 },
  BHD: { digits: 3 },
  CZK: { digits: 2 },
  DKK: { digits: 2 },
  EGP: { digits: 2 },
  EUR: { digits: 2 },
  HKD: { digits: 2 },
  HUF: { digits: 2 },
  JOD: { digits: 3 },
  JPY: { digits: 0 },
  KHR: { digits: 2 },
  KWD: { digits: 3 },
  KZT: { digits: 2 },
  LAK: { digits: 2 },
  MMK: { digits: 2 },
  MYR: { digits: 2 },
  NGN: { digits: 2 },
  NOK: { digits: 2 },
  OMR: { digits: 3 },
  PHP: { digits: 2 },
  PKR: { digits: 2 },
  PLN: { digits: 2 },
  QAR: { digits: 2 },
  RON: { digits: 2 },
  RSD: { digits: 2 },
  SAR: { digits: 2 },
  SEK: { digits: 2 },
  SGD: { digits: 2 },
  THB: { digits: 2 },
  TWD: { digits: 2 },
} as const satisfies Record<string, { digits: 0 | 2 | 3 }>;

export type CurrencyCode = keyof typeof currencies;

export function isCurrencyCode(text: string): text is CurrencyCode {
  return Object.hasOwn(currencies, text);
}

/** The number of digits after the decimal point: JPY 0, THB 2, KWD 3. */
export function digitsOf(currency: CurrencyCode): number {
  return currencies[currency].digits;
}
