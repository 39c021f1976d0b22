import type { Order } from '@riderbell/contract/shapes/order.ts';
import type { Estimation, Quote } from '@riderbell/contract/shapes/quote.ts';
import type { Vendor } from '@riderbell/contract/shapes/vendor.ts';
import type { SelectablePaymentMethod } from '@riderbell/domain/payments/payment-methods.ts';
import type { ChosenPlace } from '@riderbell/domain/places/chosen-place.ts';
import type { Coordinates } from '@riderbell/domain/places/coordinates.ts';
import type { RequestEvent, RequestFlow } from '@riderbell/domain/requests/request-flow.ts';
import type { Dispatch, ReactNode } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { FieldBook } from '../../../parts/places/book-field.tsx';
import type { RequestDraft } from '../draft/request-draft.ts';
import type { DraftOwner } from '../draft/stored-draft.ts';
import type { PricedRequest, UnpricedRequest } from '../submission/submission-loop.ts';
import type { RequestField, RequestForm } from './request-form.ts';

/**
 * The differences between a merchant's new request, a guest's request and an edit of an order (specification §4). Each
 * is one strategy, in the folder of its name. The form asks the strategy and never which one it is.
 */
export interface RequestMode {
  readonly kind: 'new' | 'guest' | 'edit';
  /** The vendor of the request, named after the collection point if that is elsewhere. */
  readonly vendor: Vendor;
  /** Fields that the form does not ask for. */
  readonly omittedFields: ReadonlySet<RequestField>;
  /** The initial points of a vendor's flow. */
  start(vendor: Vendor): { readonly origin: Coordinates | null; readonly destination: ChosenPlace | null };
  readonly draft: ModeDraft;
  readonly pricing: ModePricing;
  readonly submission: ModeSubmission;
  readonly view: ModeView;
}

/** What the tab stores of the request. */
export interface ModeDraft {
  /** The owner of the stored values. */
  readonly owner: DraftOwner;
  /** The initial draft if nothing was typed: the order that is edited or ordered again; null for an empty form. */
  readonly own: RequestDraft | null;
  /** The stored draft; null without one. */
  restored(): RequestDraft | null;
  /** Whether the draft has changes worth mentioning. */
  isChanged(restored: RequestDraft): boolean;
  keep(draft: RequestDraft): void;
  /** The merchant reset the form to its initial values. */
  clear(): void;
  /** The request is an order now, or the merchant left it on purpose. */
  end(): void;
}

/** The price of a request, and where it may go. */
export interface ModePricing {
  /** The order whose price it is; null for a new one. */
  readonly orderId: string | null;
  /** The current fee of the order; null for a new one. */
  readonly agreedFee: number | null;
  /** Whose delivery area the map draws: the vendor's, that of the collection point, or none. */
  readonly area: 'vendor' | 'collection-point' | null;
  /** The offered methods that the merchant may choose. */
  methods(offered: readonly SelectablePaymentMethod[]): readonly SelectablePaymentMethod[];
  /** Whether riders go to the place for sure, so that the server need not check it. */
  isKnownDeliverable(destination: Coordinates): boolean;
  /** The agreed price; null when the server has to quote. */
  agreedPrice(destination: Coordinates, paymentMethod: string): Quote | null;
  /** The expected times, derived from those of a new order. */
  expected(fresh: Estimation): Estimation;
}

/** Where to look for a recent order that the request duplicates. */
export interface DuplicateSource {
  readonly vendorId: string;
  /** The order that is ordered again on purpose. */
  readonly repeated: string | undefined;
  /** Whether there are too many orders to read without the customer's phone number. */
  readonly byPhone: boolean;
  /** Orders stored on this device. */
  storedOrders(): Promise<readonly Order[]>;
}

/** What the merchant can do about a refusal, besides correcting the form. */
export type Recovery =
  | { readonly kind: 'sent-already' }
  | { readonly kind: 'reload'; readonly label: string; reload(): void };

/** How the request becomes an order. */
export interface ModeSubmission {
  /** null if duplicates are not checked. */
  readonly duplicates: DuplicateSource | null;
  /** Whether the request changes nothing, so that there is nothing to send. */
  isUnchanged(request: UnpricedRequest): boolean;
  /** Leaves without sending anything. */
  leave(): void;
  /** Adds what the request has besides the fields of the form. */
  completed(request: UnpricedRequest): UnpricedRequest;
  send(request: PricedRequest, idempotencyKey: string): Promise<Order>;
  /** Announces the order and opens its tracking. */
  placed(order: Order): void;
  recovery(code: string): Recovery | null;
}

export interface ModeTexts {
  readonly title: string;
  readonly submit: string;
  readonly acceptFee: string;
  readonly failed: string;
  readonly lost: string;
}

export interface FlowProps {
  readonly flow: RequestFlow;
  readonly dispatch: Dispatch<RequestEvent>;
}

/** How the form shows the collection point. */
export interface OriginView {
  /** The step that asks for it. */
  ask(flow: FlowProps): ReactNode;
  /** Above the form of a wide screen. */
  above(flow: FlowProps): ReactNode;
  /** Below the address of a narrow screen. */
  below(flow: FlowProps): ReactNode;
  /** The button that changes the collection point, in the summary. */
  change(flow: FlowProps): ReactNode;
}

export interface CustomerProps {
  readonly form: UseFormReturn<RequestForm>;
  readonly onPhoneFocus: () => void;
  readonly hidden: boolean;
  /** Offers customers of the address book; null while it is off, or not loaded yet. */
  readonly book: FieldBook | null;
  readonly children: ReactNode;
}

/** What the form shows. */
export interface ModeView {
  readonly texts: ModeTexts;
  readonly origin: OriginView;
  /** Whether the address book offers customers. */
  readonly hasBook: boolean;
  /** What a parcel may and must not contain; null if the form does not say. */
  readonly parcelRules: ReactNode;
  /** The message above the form. `restored` says that the form was restored from a draft; null if it was not. */
  notice(restored: ReactNode): ReactNode;
  customer(props: CustomerProps): ReactNode;
}
