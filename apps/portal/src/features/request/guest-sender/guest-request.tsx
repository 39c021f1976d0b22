import type { ReactNode } from 'react';
import { storeGuestOrders, storedOrders } from '../../../parts/orders/guest-orders/store-orders.ts';
import { store } from '@riderbell/web/storage/storage.ts';
import type { RequestMode } from '../model/request-mode.ts';
import { originOf } from '../model/use-request-flow.ts';
import { useNewRequest } from '../new-request/use-new-request.tsx';
import type { RequestAgain } from '../order-again/request-again.ts';
import { GuestParcelRules } from './guest-parcel-rules.tsx';
import { SenderCard } from './sender-card.tsx';
import { SenderStep } from './sender-step.tsx';
import { useSender } from './use-sender.ts';

/** Only a business has a VAT number (specification §5). */
const omittedFields: RequestMode['omittedFields'] = new Set(['vatNumber'] as const);

/**
 * Lets `children` show the form of a guest's request: a new one with its sender and collection point (specification
 * §3).
 */
export function GuestRequest({
  again,
  children,
}: {
  again?: RequestAgain | undefined;
  children: (mode: RequestMode) => ReactNode;
}) {
  return children(useGuestRequest(again));
}

function useGuestRequest(again: RequestAgain | undefined): RequestMode {
  const mode = useNewRequest(again);
  const senderForm = useSender(mode.vendor, again);
  const { typed, sender } = senderForm;
  const { submission, view } = mode;
  const card: RequestMode['view']['origin']['above'] = ({ dispatch }) => (
    <SenderCard
      typed={typed}
      onChange={() => typed.place && dispatch({ type: 'GoBackToOriginAddressDetails', place: typed.place })}
    />
  );
  return {
    ...mode,
    kind: 'guest',
    vendor: senderForm.vendor,
    omittedFields,
    start: (known) => ({
      ...mode.start(known),
      origin: (sender && typed.place?.coordinates) ?? originOf(known),
    }),
    // A guest has no vendor, so the delivery area is that of the collection point.
    pricing: { ...mode.pricing, area: 'collection-point' },
    submission: {
      ...submission,
      // A guest has few orders, all of them the guest's own.
      duplicates: submission.duplicates && {
        ...submission.duplicates,
        byPhone: false,
        storedOrders: async () => storedOrders(store).orders,
      },
      completed: (request) => ({ ...submission.completed(request), ...(sender && { sender }) }),
      placed: (order) => {
        // A guest has no account to find the order with, should the connection fail now.
        storeGuestOrders(store, [order]);
        submission.placed(order);
      },
    },
    view: {
      ...view,
      origin: {
        ...view.origin,
        ask: (props) => <SenderStep senderForm={senderForm} {...props} />,
        above: card,
        below: card,
      },
      hasBook: false,
      parcelRules: <GuestParcelRules />,
    },
  };
}
