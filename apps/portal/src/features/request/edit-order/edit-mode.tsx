import { updateOrder } from '@riderbell/contract/calls/orders/update-order.ts';
import type { Order } from '@riderbell/contract/shapes/order.ts';
import type { Vendor } from '@riderbell/contract/shapes/vendor.ts';
import { guestVendorId } from '@riderbell/domain/outlets/guest-vendor.ts';
import { samePoint } from '@riderbell/domain/places/chosen-place.ts';
import { serverClock } from '@riderbell/web/clock.ts';
import type { ReactNode } from 'react';
import { callApi } from '../../../platform/api/call-api.ts';
import { OriginLine } from '../collection-point/change-origin.tsx';
import type { RequestDraft } from '../draft/request-draft.ts';
import type { DraftOwner } from '../draft/stored-draft.ts';
import type { ModeDraft, ModePricing, ModeSubmission, ModeTexts, RequestMode } from '../model/request-mode.ts';
import { GuestParcelRules } from '../guest-sender/guest-parcel-rules.tsx';
import { settledFields } from '../model/request-form.ts';
import type { EditDraft } from './edit-draft.ts';
import { EditedCustomer } from './edited-customer.tsx';
import { agreedPriceOf, editOf, expectedOf, hasVendorsArea, methodsOf, vendorOf } from './edited-order.ts';
import { type EditPorts, holds, sendEdit } from './send-edit.ts';

export interface EditFacts {
  readonly order: Order;
  /** The vendor of the order, as the account has it. */
  readonly vendor: Vendor;
  readonly owner: DraftOwner;
  /** The form as the order itself fills it in. */
  readonly own: RequestDraft;
  readonly draft: EditDraft;
  readonly texts: ModeTexts & { readonly reload: string };
  readonly notice: ReactNode;
  /** The actions outside the form. */
  readonly on: EditActions;
}

interface EditActions {
  /** The order as the server has it now. */
  read(): Promise<Order>;
  /** Starts again with the current order. */
  reload(): void;
  /** Goes back to the order. */
  leave(): void;
  placed(order: Order): void;
}

/**
 * Edits an order in the form of a request (specification §4: update an existing order). It is loaded with the order, so
 * that the page of a new request does not include it.
 */
export function editMode({ order, vendor, owner, own, draft, texts, notice, on }: EditFacts): RequestMode {
  const { latitude, longitude } = order.collection_point;
  const edited = vendorOf(order, vendor);
  return {
    kind: 'edit',
    vendor: edited,
    omittedFields: settledFields,
    start: () => ({ origin: { latitude, longitude }, destination: (draft.restored ?? own).destination }),
    draft: draftOf(owner, own, draft),
    pricing: pricingOf(order, vendor),
    submission: submissionOf(order, draft, texts, on),
    view: {
      texts,
      // The collection point of an existing order cannot change.
      origin: {
        ask: () => null,
        above: () => null,
        below: () => <OriginLine name={edited.name} />,
        change: () => null,
      },
      hasBook: false,
      parcelRules: vendor.vendor_id === guestVendorId ? <GuestParcelRules /> : null,
      notice: (restored) => (
        <>
          {restored}
          {notice}
        </>
      ),
      customer: ({ hidden, children }) => (
        <EditedCustomer customer={order.customer} hidden={hidden}>
          {children}
        </EditedCustomer>
      ),
    },
  };
}

function draftOf(owner: DraftOwner, own: RequestDraft, draft: EditDraft): ModeDraft {
  return {
    owner,
    own,
    restored: () => draft.restored,
    isChanged: () => true,
    keep: draft.keep,
    // A cleared edit is the order itself, so there is nothing to store.
    clear: () => undefined,
    end: draft.end,
  };
}

function pricingOf(order: Order, vendor: Vendor): ModePricing {
  const area = vendor.vendor_id === guestVendorId ? 'collection-point' : 'vendor';
  return {
    orderId: order.order_id,
    agreedFee: order.delivery_fee,
    area: hasVendorsArea(order, vendor) ? area : null,
    methods: (offered) => methodsOf(order, offered),
    isKnownDeliverable: (destination) => samePoint(destination, order.customer.location),
    agreedPrice: (destination, method) => agreedPriceOf(order, destination, method, serverClock.now()),
    expected: (fresh) => expectedOf(order, fresh),
  };
}

function submissionOf(order: Order, draft: EditDraft, texts: EditFacts['texts'], on: EditActions): ModeSubmission {
  const { order_id: orderId, vendor_id: vendorId } = order;
  const update: EditPorts['update'] = async (body, idempotencyKey) =>
    (await callApi(updateOrder, { params: { id: orderId }, body }, { idempotencyKey })).result;
  const end = (act: () => void) => () => {
    draft.end();
    act();
  };
  const reload = end(on.reload);
  return {
    duplicates: null,
    isUnchanged: (request) => holds(order, editOf(vendorId, request, { fee: order.delivery_fee, signature: '' })),
    leave: end(on.leave),
    completed: (request) => request,
    send: (request, idempotencyKey) => {
      const price = { fee: request.delivery_fee, signature: request.signature };
      return sendEdit({ update, read: on.read }, order, editOf(vendorId, request, price), idempotencyKey);
    },
    placed: on.placed,
    recovery: (code) => (code === 'order.stale' ? { kind: 'reload', label: texts.reload, reload } : null),
  };
}
