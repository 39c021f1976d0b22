import { countryOf } from '../countries/countries.ts';
import type { CountryCode } from '../countries/country.ts';
import type { PaymentMethod } from '../payments/payment-methods.ts';
import { type BulkContext, paymentDictionary } from './bulk-context.ts';

/** 10:00 in Bangkok on Friday 27 November 2026. */
export const sampleUpload = Date.UTC(2026, 10, 27, 3);

const labels: readonly { readonly method: PaymentMethod; readonly text: string }[] = [
  { method: 'CASH_ON_DELIVERY', text: 'Cash on delivery' },
  { method: 'CASH_ON_DELIVERY', text: 'เก็บเงินปลายทาง' },
  { method: 'CASH_ON_DELIVERY', text: 'الدفع نقدًا عند الاستلام' },
  { method: 'CASH_ON_DELIVERY', text: '代金引換' },
  { method: 'CASH_ON_DELIVERY', text: 'Barzahlung bei Lieferung' },
  { method: 'PAID', text: 'Paid online' },
  { method: 'PAID', text: 'ชำระออนไลน์แล้ว' },
  { method: 'PAID', text: 'مدفوع عبر الإنترنت' },
  { method: 'PAID', text: 'オンライン決済済み' },
  { method: 'PAID', text: 'Online bezahlt' },
];

/** The label of a method in English, or its code. */
export function sampleLabel(method: string): string {
  return labels.find((label) => label.method === method)?.text ?? method;
}

/** A context with the labels above and a numbering plan in which every number of seven to twelve digits is possible. */
export function contextOf(code: CountryCode): BulkContext {
  return {
    country: countryOf(code),
    isPossiblePhone: (phone) => /^\+?\d{7,12}$/.test(phone),
    payments: paymentDictionary(labels),
    uploadedMs: sampleUpload,
  };
}
