import type { Order } from '@riderbell/contract/shapes/order.ts';
import type { Estimation, Quote } from '@riderbell/contract/shapes/quote.ts';
import type { Vendor } from '@riderbell/contract/shapes/vendor.ts';
import type { SelectablePaymentMethod } from '@riderbell/domain/payments/payment-methods.ts';
import type { ChosenPlace } from '@riderbell/domain/places/chosen-place.ts';
import type { Coordinates } from '@riderbell/domain/places/coordinates.ts';
import type { RequestEvent, RequestFlow } from '@riderbell/domain/requests/request-flow.ts';
import type { Dispatch, ReactNode } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { RequestDraft } from '../draft/request-draft.ts';
import type { Keeper } from '../draft/stored-draft.ts';
import type { PricedRequest, UnpricedRequest } from '../submission/submission-loop.ts';
import type { RequestField, RequestForm } from './request-form.ts';

/**
 * What a new request of a merchant, one of a guest and the change of an order do differently (specification §4). Each is one strategy,
 * in the folder of its name; the form and everything behind it asks the strategy, and never which one it is.
 */
export interface RequestMode {
  readonly kind: 'new' | 'guest' | 'edit';
  /** Whose request it is, with the place of collection for its name where that is not the vendor's. */
  readonly vendor: Vendor;
  /** Fields that are not asked. */
  readonly unasked: ReadonlySet<RequestField>;
  /** Where the flow of a vendor begins. */
  start(vendor: Vendor): { readonly origin: Coordinates | null; readonly destination: ChosenPlace | null };
  readonly draft: ModeDraft;
  readonly pricing: ModePricing;
  readonly submission: ModeSubmission;
  readonly view: ModeView;
}

/** What the tab keeps of the request. */
export interface ModeDraft {
  /** Whose things are kept. */
  readonly keeper: Keeper;
  /** What the form begins with when nothing was typed: the order that is edited or ordered again; null for an empty form. */
  readonly own: RequestDraft | null;
  /** What was typed before; null without any. */
  kept(): RequestDraft | null;
  /** Whether something was typed that is worth naming. */
  isChanged(kept: RequestDraft): boolean;
  keep(draft: RequestDraft): void;
  /** The form was put back to how it begins. */
  clear(): void;
  /** The request is an order, or was left on purpose. */
  end(): void;
}

/** What a request costs, and where it may go. */
export interface ModePricing {
  /** The order whose price it is; null for a new one. */
  readonly orderId: string | null;
  /** What the order costs so far; null for a new one. */
  readonly agreedFee: number | null;
  /** Whose delivery area the map draws: the vendor's, that of where the rider collects, or none. */
  readonly area: 'vendor' | 'collection-point' | null;
  /** Of the methods that are offered those that may be chosen. */
  methods(offered: readonly SelectablePaymentMethod[]): readonly SelectablePaymentMethod[];
  /** Whether a rider goes to the place anyway, so that the server is not asked. */
  goesThere(destination: Coordinates): boolean;
  /** The price that is agreed already; null when the server has to say it. */
  agreedPrice(destination: Coordinates, paymentMethod: string): Quote | null;
  /** The times to expect, from those that a new order would have. */
  expected(fresh: Estimation): Estimation;
}

/** Among which orders of the last minutes a duplicate of the request is looked for. */
export interface DuplicateSource {
  readonly vendorId: string;
  /** The order that is ordered again on purpose. */
  readonly repeated: string | undefined;
  /** Whether the orders are too many to read without the phone number of the customer. */
  readonly byPhone: boolean;
  /** Orders that this device keeps. */
  keptHere(): Promise<readonly Order[]>;
}

/** A way on from a refusal, besides correcting the form. */
export type Recovery =
  | { readonly kind: 'sent-already' }
  | { readonly kind: 'reload'; readonly label: string; reload(): void };

/** How the request becomes an order. */
export interface ModeSubmission {
  /** null where no duplicates are looked for. */
  readonly duplicates: DuplicateSource | null;
  /** Whether the request changes nothing, so that there is nothing to send. */
  isUnchanged(request: UnpricedRequest): boolean;
  /** Goes away without sending anything. */
  leave(): void;
  /** The request with what it says besides the fields of the form. */
  completed(request: UnpricedRequest): UnpricedRequest;
  send(request: PricedRequest, idempotencyKey: string): Promise<Order>;
  /** Says that it is an order, and goes where it is followed. */
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

/** How the form shows where the rider collects. */
export interface OriginView {
  /** The step that asks for it. */
  ask(flow: FlowProps): ReactNode;
  /** Above the form of a wide screen. */
  above(flow: FlowProps): ReactNode;
  /** Below the address of a narrow screen. */
  below(flow: FlowProps): ReactNode;
  /** The way to another collection point, in the summary. */
  change(flow: FlowProps): ReactNode;
}

export interface CustomerProps {
  readonly form: UseFormReturn<RequestForm>;
  readonly onPhoneFocus: () => void;
  readonly hidden: boolean;
  readonly children: ReactNode;
}

/** What the form shows. */
export interface ModeView {
  readonly texts: ModeTexts;
  readonly origin: OriginView;
  /** Whether the address book offers customers. */
  readonly hasBook: boolean;
  /** What a parcel may be and must not be; null where that is not said. */
  readonly parcelRules: ReactNode;
  /** What stands above the form. `restored` says that it begins with what was typed before; null while it does not. */
  notice(restored: ReactNode): ReactNode;
  customer(props: CustomerProps): ReactNode;
}
