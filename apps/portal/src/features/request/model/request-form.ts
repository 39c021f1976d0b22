import type { Deployment } from '@riderbell/contract/deployment.ts';
import { isCurrencyCode, type CurrencyCode } from '@riderbell/domain/countries/currencies.ts';
import { fromMinor, parseAmount, toMinor } from '@riderbell/domain/countries/money.ts';
import {
  type CheckedOrderRequest,
  checkOrderRequest,
  type OrderRequestContext,
  type OrderRequestFaultKey,
} from '@riderbell/domain/orders/order-request-checks.ts';
import { filterPhoneInput } from '@riderbell/domain/orders/phone-number.ts';
import { checkPreorder } from '@riderbell/domain/orders/scheduling.ts';
import { vatNumberFault } from '@riderbell/domain/orders/vat-number.ts';
import { joinAddress } from '@riderbell/domain/places/address.ts';
import type { ChosenPlace } from '@riderbell/domain/places/chosen-place.ts';
import { tidyName } from '@riderbell/domain/orders/tidy-name.ts';
import type { UnpricedRequest } from '../submission/submission-loop.ts';

/** What a merchant fills in, as texts (specification §3, Order form state). The drop-off itself is the flow's. */
export interface RequestForm {
  unitNumber: string;
  building: string;
  customerName: string;
  customerPhone: string;
  description: string;
  riderNotes: string;
  /** As typed. */
  amount: string;
  paymentMethod: string;
  deliveryTime: 'asap' | 'later';
  /** Unix seconds of the chosen collection time; null until one is chosen. */
  preorderedFor: number | null;
  vatNumber: string;
  ageCheck: boolean;
  /** Of the voucher that is applied; empty without one. */
  voucherCode: string;
}
export type RequestField = keyof RequestForm | 'address';

export const emptyForm: RequestForm = {
  unitNumber: '',
  building: '',
  customerName: '',
  customerPhone: '',
  description: '',
  riderNotes: '',
  amount: '',
  paymentMethod: '',
  deliveryTime: 'asap',
  preorderedFor: null,
  vatNumber: '',
  ageCheck: false,
  voucherCode: '',
};

export const formFields = Object.keys(emptyForm) as readonly (keyof RequestForm)[];

/** The fields in the order in which the specification checks them (§5); what it does not rank comes after. */
export const fieldOrder: readonly RequestField[] = [
  'unitNumber',
  'customerName',
  'customerPhone',
  'description',
  'address',
  'amount',
  'paymentMethod',
  'vatNumber',
  'preorderedFor',
];

/** What is asked on which of the two pages of a narrow screen. */
export const detailFields: readonly RequestField[] = [
  'unitNumber',
  'building',
  'customerName',
  'customerPhone',
  'description',
  'amount',
  'riderNotes',
];

export type FormFaultKey =
  | OrderRequestFaultKey
  | 'validation.payment-method-unavailable'
  | 'validation.vat-number-length'
  | 'validation.vat-number-invalid'
  | 'validation.scheduled-not-offered'
  | 'validation.scheduled-too-early'
  | 'validation.scheduled-too-late'
  | 'error.store-closed-v2'
  | 'validation.choose-collection-time';

export interface FormFault {
  readonly key: FormFaultKey;
  readonly values?: Readonly<Record<string, string | number>>;
}
export type FormFaults = ReadonlyMap<RequestField | 'vendor', FormFault>;

/** What the rules need of the world around the form. */
export interface FormWorld {
  readonly deployment: Pick<Deployment, 'currency' | 'time_zone' | 'rules'>;
  readonly language: string;
  readonly vendorKnown: boolean;
  /** Whether an order is changed: its customer was checked when it was made. */
  readonly editing: boolean;
  readonly destination: ChosenPlace | null;
  /** What is typed as the address and has no place yet: the request must not go to the one that was chosen before. */
  readonly typedAddress: string;
  readonly paymentMethods: readonly string[];
  /** The parameter "dddd:dddd"; null while it is not known. */
  readonly serviceHours: string | null;
  /** The flag pre_order: whether an order may be for later. */
  readonly preOrder: boolean;
  readonly now: number;
  readonly isPossiblePhone: (text: string) => boolean;
}

function currencyOf({ currency }: Pick<Deployment, 'currency'>): CurrencyCode {
  if (!isCurrencyCode(currency)) throw new Error(`the deployment's currency ${currency} is none that we know`);
  return currency;
}

/** Minor units; null when nothing is typed, NaN, which no rule accepts, when it is no amount. */
export function amountOf(
  form: Pick<RequestForm, 'amount'>,
  world: Pick<FormWorld, 'deployment' | 'language'>,
): number | null {
  if (form.amount.trim() === '') return null;
  return parseAmount(form.amount, currencyOf(world.deployment), world.language) ?? Number.NaN;
}

function checkedRequest(form: RequestForm, world: FormWorld): CheckedOrderRequest {
  const { typedAddress } = world;
  const destination = typedAddress === '' ? world.destination : null;
  return {
    ...form,
    address: destination?.address ?? typedAddress,
    latitude: destination?.coordinates.latitude ?? null,
    longitude: destination?.coordinates.longitude ?? null,
    amount: amountOf(form, world),
    paymentMethod: form.paymentMethod === '' ? null : form.paymentMethod,
  };
}

function contextOf({ deployment, vendorKnown, isPossiblePhone }: FormWorld): OrderRequestContext {
  const { rules } = deployment;
  const currency = currencyOf(deployment);
  const minimum = rules.minimum_amount > 0 ? toMinor(rules.minimum_amount, currency) : null;
  return {
    country: {
      currency,
      unitNumberRequired: rules.unit_number_required,
      amount: { required: rules.amount_required, minimum },
    },
    vendorKnown,
    isPossiblePhone,
  };
}

/** For each field its first fault, by the domain's rules and in the specification's order (§5). */
export function faultsOf(form: RequestForm, world: FormWorld): FormFaults {
  const faults = new Map<RequestField | 'vendor', FormFault>();
  for (const { field, key, values } of checkOrderRequest(checkedRequest(form, world), contextOf(world))) {
    const name = field === 'coordinates' ? 'address' : field;
    if (world.editing && name.startsWith('customer')) continue;
    if (!faults.has(name)) faults.set(name, values ? { key, values } : { key });
  }
  if (!faults.has('paymentMethod') && !world.paymentMethods.includes(form.paymentMethod)) {
    faults.set('paymentMethod', { key: 'validation.payment-method-unavailable' });
  }
  const vat = vatNumberFault(form.vatNumber);
  if (vat) faults.set('vatNumber', vat);
  const time = timeFault(form, world);
  if (time) faults.set('preorderedFor', { key: time });
  return faults;
}

const timeKeys = {
  'too-early': 'validation.scheduled-too-early',
  'too-late': 'validation.scheduled-too-late',
  'closed-then': 'error.store-closed-v2',
} as const;

function timeFault({ deliveryTime, preorderedFor }: RequestForm, world: FormWorld): FormFaultKey | null {
  if (deliveryTime === 'asap') return null;
  // Chosen before the flag went off: to send a rider now instead would surprise everybody.
  if (!world.preOrder) return 'validation.scheduled-not-offered';
  if (preorderedFor === null) return 'validation.choose-collection-time';
  const { rules, time_zone: timeZone } = world.deployment;
  const country = { minimumEtaMinutes: rules.minimum_eta_minutes, timeZone };
  const check = checkPreorder(preorderedFor, { country, nowMs: world.now, serviceHours: world.serviceHours });
  return check.ok ? null : timeKeys[check.refusal];
}

/** The request as the wire wants it; only for a form without faults. */
export function unpricedRequest(
  form: RequestForm,
  vendorId: string,
  place: ChosenPlace,
  world: FormWorld,
): UnpricedRequest {
  const amount = amountOf(form, world);
  const { unitNumber: unit, building } = form;
  return {
    vendor_id: vendorId,
    customer: {
      name: tidyName(form.customerName),
      phone_number: filterPhoneInput(form.customerPhone),
      location: {
        address: joinAddress({ unit, building, text: place.address }),
        latitude: place.coordinates.latitude,
        longitude: place.coordinates.longitude,
        notes: form.riderNotes.trim(),
      },
    },
    order: {
      payment_method: form.paymentMethod,
      amount: amount === null ? null : fromMinor(amount, currencyOf(world.deployment)),
      description: form.description.trim(),
      cold_bag_needed: false,
    },
    ...(form.vatNumber.trim() === '' ? {} : { vat_number: form.vatNumber.trim() }),
    preordered_for: form.deliveryTime === 'later' ? form.preorderedFor : null,
    age_validation_required: form.ageCheck,
  };
}

/** Where the server's dotted path stands in the form (contract: errors). */
export function fieldOfPath(path: string | null): RequestField | null {
  return path === null ? null : (fieldsByPath.get(path) ?? null);
}

const fieldsByPath: ReadonlyMap<string, RequestField> = new Map([
  ['customer.name', 'customerName'],
  ['customer.phone_number', 'customerPhone'],
  ['customer.location.address', 'address'],
  ['customer.location.latitude', 'address'],
  ['customer.location.longitude', 'address'],
  ['customer.location.notes', 'riderNotes'],
  ['order.description', 'description'],
  ['order.amount', 'amount'],
  ['order.payment_method', 'paymentMethod'],
  ['vat_number', 'vatNumber'],
  ['preordered_for', 'preorderedFor'],
  // The update has them in other places (specification §3, Order update).
  ['item_details', 'description'],
  ['amount', 'amount'],
  ['payment_method', 'paymentMethod'],
  ['location.address', 'address'],
]);
