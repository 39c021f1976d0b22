import { createOrder } from '@riderbell/contract/calls/orders/create-order.ts';
import type { Order } from '@riderbell/contract/shapes/order.ts';
import type { CallersVendor } from '@riderbell/contract/shapes/vendor.ts';
import { isSelectablePaymentMethod } from '@riderbell/domain/payments/payment-methods.ts';
import { notify } from '@riderbell/ui/notices/notify.ts';
import { useTexts } from '@riderbell/web/i18n/use-texts.ts';
import { useNavigate } from 'react-router';
import { track } from '../../../platform/analytics/track.ts';
import { callApi } from '../../../platform/api/call-api.ts';
import { paths } from '../../../platform/paths.ts';
import { useSession } from '../../../platform/session/browser-session.ts';
import { useCurrentVendor } from '../../../platform/vendors/current-vendor.tsx';
import { AskForOrigin } from '../collection-point/ask-for-origin.tsx';
import { ChangeOrigin, OriginLine } from '../collection-point/change-origin.tsx';
import { isSameRequest } from '../draft/request-draft.ts';
import { dropDraft, storeDraft, type DraftOwner, readStoredDraft } from '../draft/stored-draft.ts';
import type { ModeDraft, ModePricing, ModeSubmission, OriginView, RequestMode } from '../model/request-mode.ts';
import { originOf } from '../model/use-request-flow.ts';
import type { RequestAgain } from '../order-again/request-again.ts';
import { CustomerSection } from '../sections/customer-section.tsx';

const nothingOmitted: RequestMode['omittedFields'] = new Set();

/** No price is agreed yet: the server decides everything. */
const pricing: ModePricing = {
  orderId: null,
  agreedFee: null,
  area: 'vendor',
  methods: (offered) => offered,
  isKnownDeliverable: () => false,
  agreedPrice: () => null,
  expected: (fresh) => fresh,
};

function draftOf(owner: DraftOwner, own: RequestAgain['draft'] | null): ModeDraft {
  return {
    owner,
    own,
    restored: () => readStoredDraft(owner),
    isChanged: (restored) => own === null || !isSameRequest(restored, own),
    keep: (draft) => storeDraft(owner, draft),
    clear: () => dropDraft(owner),
    end: () => dropDraft(owner),
  };
}

function originView(vendor: CallersVendor): OriginView {
  const change: OriginView['change'] = ({ dispatch }) => <ChangeOrigin vendor={vendor} dispatch={dispatch} />;
  return {
    ask: (props) => <AskForOrigin vendor={vendor} {...props} />,
    above: () => null,
    below: (props) => <OriginLine name={vendor.name}>{change(props)}</OriginLine>,
    change,
  };
}

/** A merchant's new request; one that orders again begins as a copy of its order. */
export function useNewRequest(again: RequestAgain | undefined): RequestMode {
  const t = useTexts('orders');
  const { vendor } = useCurrentVendor();
  const accountId = useSession()?.user.id ?? '';
  const { vendor_id: vendorId } = vendor;
  const draft = draftOf({ accountId, vendorId, againOrderId: again?.orderId }, again?.draft ?? null);
  return {
    kind: 'new',
    vendor,
    omittedFields: nothingOmitted,
    start: (known) => ({
      origin: originOf(known),
      destination: (draft.restored() ?? draft.own)?.destination ?? null,
    }),
    draft,
    pricing,
    submission: useNewSubmission(vendorId, again),
    view: {
      texts: {
        title: t('title'),
        submit: t('submit'),
        acceptFee: t('fee-changed.accept'),
        failed: t('submit.failed'),
        lost: t('unsent.lost'),
      },
      origin: originView(vendor),
      hasBook: true,
      parcelRules: null,
      notice: (restored) => restored ?? again?.notice ?? null,
      customer: (props) => <CustomerSection {...props} />,
    },
  };
}

function useNewSubmission(vendorId: string, again: RequestAgain | undefined): ModeSubmission {
  const t = useTexts('orders');
  const navigate = useNavigate();
  return {
    duplicates: { vendorId, repeated: again?.orderId, byPhone: true, storedOrders: async () => [] },
    isUnchanged: () => false,
    leave: () => undefined,
    completed: (request) => request,
    send: async (body, idempotencyKey) => (await callApi(createOrder, { body }, { idempotencyKey })).result,
    placed: (order) => {
      notify({ kind: 'success', message: t('created') });
      again?.onCreated();
      void navigate(paths.orderTracking(order.vendor_id, order.order_id));
      trackOrder(order);
    },
    // Its price was used for another order.
    recovery: (code) => (code === 'SignatureUsed' ? { kind: 'sent-already' } : null),
  };
}

function trackOrder({ order, preordered_for: at }: Order): void {
  const { payment_method: method } = order;
  track('order_requested', {
    payment_method: isSelectablePaymentMethod(method) ? method : 'NONE',
    collection: at === null ? 'now' : 'later',
  });
}
