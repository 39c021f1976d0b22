import type { Order } from '@riderbell/contract/shapes/order.ts';
import { vatNumberFault } from '@riderbell/domain/orders/vat-number.ts';
import { splitAddress } from '@riderbell/domain/places/address.ts';
import type { UnpricedRequest } from '../submission/submission-loop.ts';
import { type FormFault, type FormWorld, laterTimeFault } from './form-world.ts';

/** What a merchant fills in, as text (specification §3, Order form state). The flow holds the drop-off. */
export interface RequestForm {
  unitNumber: string;
  customerName: string;
  customerPhone: string;
  description: string;
  /** As typed. */
  amount: string;
  paymentMethod: string;
  vatNumber: string;
  /** Unix seconds of the chosen collection time; null until one is chosen. */
  preorderedFor: number | null;
  deliveryTime: 'asap' | 'later';
  building: string;
  riderNotes: string;
  ageCheck: boolean;
  /** The code of the applied voucher; empty without one. */
  voucherCode: string;
}
export type RequestField = keyof RequestForm | 'address';

/** What the form knows about a field besides how to draw it. */
interface FieldRow {
  /** The page of a narrow screen that asks for it. */
  readonly page: 'address' | 'details' | 'payment';
  /** Whether the form checks it and shows its fault. */
  readonly isChecked: boolean;
  /** Whether editing an order can change it (specification §3, Order update). */
  readonly isEditable: boolean;
  /** The dotted paths at which the server reports its faults (contract: errors). */
  readonly paths: readonly string[];
  /** Its own rule, besides those of the whole request (`checkOrderRequest`). */
  fault?(form: RequestForm, world: FormWorld): FormFault | null;
  /** Its part of the request; `unpricedRequest` adds the parts that every request has. */
  onTheWire?(form: RequestForm): Partial<UnpricedRequest>;
}

interface ValueRow<T> extends FieldRow {
  readonly empty: T;
  /** Its value in a stored form; empty if the stored value is malformed. */
  read(stored: unknown): T;
  /** Its value in the request behind an order; absent for values that belong to one request only. */
  ofOrder?(order: Order, amountText: (amount: number) => string): T;
}

const aText = { empty: '', read: (stored: unknown) => (typeof stored === 'string' ? stored : '') } as const;

/**
 * Every field with everything that the form knows about it, in the order in which the specification checks them (§5);
 * those that it does not rank come last. A new field is a line of `RequestForm`, a row here, and the section that draws
 * it.
 */
const rows: { readonly [N in keyof RequestForm]: ValueRow<RequestForm[N]> } & { readonly address: FieldRow } = {
  unitNumber: {
    ...aText,
    page: 'details',
    isChecked: true,
    isEditable: true,
    paths: [],
    ofOrder: ({ customer }) => splitAddress(customer.location.address).unit,
  },
  customerName: {
    ...aText,
    page: 'details',
    isChecked: true,
    isEditable: false,
    paths: ['customer.name'],
    ofOrder: ({ customer }) => customer.name,
  },
  customerPhone: {
    ...aText,
    page: 'details',
    isChecked: true,
    isEditable: false,
    paths: ['customer.phone_number'],
    ofOrder: ({ customer }) => customer.phone_number,
  },
  description: {
    ...aText,
    page: 'details',
    isChecked: true,
    isEditable: true,
    // The order update has some at other paths than the request (specification §3, Order update).
    paths: ['order.description', 'item_details'],
    ofOrder: ({ order }) => order.description,
  },
  address: {
    page: 'address',
    isChecked: true,
    isEditable: true,
    paths: [
      'customer.location.address',
      'customer.location.latitude',
      'customer.location.longitude',
      'location.address',
    ],
  },
  amount: {
    ...aText,
    page: 'details',
    isChecked: true,
    isEditable: true,
    paths: ['order.amount', 'amount'],
    ofOrder: ({ order }, amountText) => amountText(order.amount),
  },
  paymentMethod: {
    ...aText,
    page: 'payment',
    isChecked: true,
    isEditable: true,
    paths: ['order.payment_method', 'payment_method'],
    ofOrder: ({ order }) => order.payment_method,
    fault: ({ paymentMethod }, { paymentMethods }) =>
      paymentMethods.includes(paymentMethod) ? null : { key: 'validation.payment-method-unavailable' },
  },
  vatNumber: {
    ...aText,
    page: 'payment',
    isChecked: true,
    isEditable: false,
    paths: ['vat_number'],
    ofOrder: (order) => order.vat_number,
    fault: ({ vatNumber }) => vatNumberFault(vatNumber),
    onTheWire: ({ vatNumber }) => (vatNumber.trim() === '' ? {} : { vat_number: vatNumber.trim() }),
  },
  preorderedFor: {
    empty: null,
    read: (stored) => (typeof stored === 'number' ? stored : null),
    page: 'payment',
    isChecked: true,
    isEditable: false,
    paths: ['preordered_for'],
    fault: ({ deliveryTime, preorderedFor }, world) =>
      deliveryTime === 'asap' ? null : laterTimeFault(preorderedFor, world),
    onTheWire: ({ deliveryTime, preorderedFor }) => ({
      preordered_for: deliveryTime === 'later' ? preorderedFor : null,
    }),
  },
  deliveryTime: {
    empty: 'asap',
    read: (stored) => (stored === 'later' ? 'later' : 'asap'),
    page: 'payment',
    isChecked: false,
    isEditable: false,
    paths: [],
  },
  building: {
    ...aText,
    page: 'details',
    isChecked: false,
    isEditable: true,
    paths: [],
    ofOrder: ({ customer }) => splitAddress(customer.location.address).building,
  },
  riderNotes: {
    ...aText,
    page: 'details',
    isChecked: false,
    isEditable: true,
    paths: ['customer.location.notes'],
    ofOrder: ({ customer }) => customer.location.notes,
  },
  ageCheck: {
    empty: false,
    read: (stored) => stored === true,
    page: 'details',
    isChecked: false,
    isEditable: false,
    paths: [],
    ofOrder: (order) => order.age_validation_required,
    onTheWire: ({ ageCheck }) => ({ age_validation_required: ageCheck }),
  },
  voucherCode: { ...aText, page: 'payment', isChecked: false, isEditable: false, paths: [] },
};

const fields = Object.keys(rows) as readonly RequestField[];
export const formFields = fields.filter((name) => name !== 'address');

function formOfValues(valueOf: (row: ValueRow<unknown>, name: keyof RequestForm) => unknown): RequestForm {
  // The type of `rows` ties each value to its field.
  return Object.fromEntries(formFields.map((name) => [name, valueOf(rows[name], name)])) as unknown as RequestForm;
}

export const emptyForm: RequestForm = formOfValues(({ empty }) => empty);

/** A stored form; a malformed field is empty. */
export function readForm(stored: Record<string, unknown>): RequestForm {
  return formOfValues((row, name) => row.read(stored[name]));
}

/** The form filled in as for this order; `amountText` writes the item value as a merchant would type it. */
export function formOf(order: Order, amountText: (amount: number) => string): RequestForm {
  return formOfValues((row) => (row.ofOrder ? row.ofOrder(order, amountText) : row.empty));
}

/** The fields that the form checks, in that order. */
export const fieldOrder: readonly RequestField[] = fields.filter((name) => rows[name].isChecked);

/** The fields on the second page of a narrow screen. */
export const detailFields: readonly RequestField[] = fields.filter((name) => rows[name].page === 'details');

/** The fields that editing an order cannot change. */
export const settledFields: ReadonlySet<RequestField> = new Set(fields.filter((name) => !rows[name].isEditable));

/** The field of the server's dotted path (contract: errors). */
export function fieldOfPath(path: string | null): RequestField | null {
  return path === null ? null : (fieldsByPath.get(path) ?? null);
}
const fieldsByPath: ReadonlyMap<string, RequestField> = new Map(
  fields.flatMap((name) => rows[name].paths.map((path) => [path, name] as const)),
);

/** The faults that the fields' own rules find, with their fields. */
export function ownFaults(form: RequestForm, world: FormWorld): readonly (readonly [RequestField, FormFault])[] {
  return fields.flatMap((name) => {
    const fault = rows[name].fault?.(form, world) ?? null;
    return fault === null ? [] : [[name, fault] as const];
  });
}

/** The parts that the fields add to a request. */
export function partsOnTheWire(form: RequestForm): Partial<UnpricedRequest> {
  return Object.assign({}, ...fields.map((name) => rows[name].onTheWire?.(form)));
}
