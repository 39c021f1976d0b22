import type { Order } from '@riderbell/contract/shapes/order.ts';
import type { Estimation, Quote } from '@riderbell/contract/shapes/quote.ts';
import type { Vendor } from '@riderbell/contract/shapes/vendor.ts';
import type { SelectablePaymentMethod } from '@riderbell/domain/payments/payment-methods.ts';
import type { ChosenPlace } from '@riderbell/domain/places/chosen-place.ts';
import type { Coordinates } from '@riderbell/domain/places/coordinates.ts';
import type { ComponentType, ReactNode } from 'react';
import type { RequestDraft } from '../draft/request-draft.ts';
import type { RequestForm } from '../model/request-form.ts';
import type { PricedRequest, UnpricedRequest } from '../submission/submission-loop.ts';

/**
 * An order that is changed in the form of a request (specification §4: update an existing order). Everything that differs from a new
 * request is here, so that the page of a new one does not carry it.
 */
export interface EditedRequest {
  /** Another one for another order, and for the same as it was read anew. */
  readonly key: string;
  readonly orderId: string;
  /** Whose order it is, with the place of collection for its name where that is not the vendor's. */
  readonly vendor: Vendor;
  /** Whether the area that the map draws for its vendor is the one that counts for it. */
  readonly hasVendorsArea: boolean;
  readonly origin: Coordinates;
  readonly destination: ChosenPlace;
  readonly form: RequestForm;
  /** What this tab keeps of changes that were typed and not saved; null without any. */
  readonly kept: RequestDraft | null;
  /** Keeps what is typed, until the edit ends. */
  keep(draft: RequestDraft): void;
  /** The edit is saved, or left on purpose: nothing of it is kept. */
  end(): void;
  /** What the delivery costs as it was agreed. */
  readonly agreedFee: number;
  /** Of the methods that are offered those that the order may have. */
  methods(offered: readonly SelectablePaymentMethod[]): readonly SelectablePaymentMethod[];
  /** Whether the place is where the order goes anyway, which nobody needs to check. */
  goesThere(destination: Coordinates): boolean;
  /** The price that is agreed already; null when the edit moves it. */
  agreedPrice(destination: Coordinates, paymentMethod: string): Quote | null;
  /** The times that the order is expected at, from those that a new one would have. */
  expected(fresh: Estimation): Estimation;
  isUnchanged(request: UnpricedRequest): boolean;
  send(request: PricedRequest, idempotencyKey: string): Promise<Order>;
  /** Begins anew with the order as it is by now. */
  reload(): void;
  /** Goes back to the order without changing it. */
  leave(): void;
  /** In the place of the fields about the customer, who stays. */
  readonly Customer: ComponentType<{ hidden: boolean; children?: ReactNode }>;
  readonly notice: ReactNode;
  readonly texts: EditTexts;
}

/** What the screen says of a change instead of a new request. */
export interface EditTexts {
  readonly submit: string;
  readonly done: string;
  readonly failed: string;
  readonly lost: string;
  readonly reload: string;
}
