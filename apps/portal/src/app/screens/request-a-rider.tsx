import type { Order } from '@riderbell/contract/shapes/order.ts';
import { guestVendorId } from '@riderbell/domain/outlets/guest-vendor.ts';
import { RequestARiderScreen } from '../../features/request/request-a-rider-screen.tsx';
import { AddressField } from '../../parts/places/address-field.tsx';
import { lookUpPlace } from '../../parts/places/place-calls.ts';
import { useFlag } from '@riderbell/web/flags/flags.ts';
import { useTexts } from '@riderbell/web/i18n/use-texts.ts';
import { store } from '@riderbell/web/storage/storage.ts';
import { useNavigate, useSearchParams } from '@riderbell/web/routing/router-provider.tsx';
import { useCurrentVendor } from '../../platform/vendors/current-vendor.tsx';
import { DocumentTitle } from '../layout/document-title.tsx';
import { useLater } from '@riderbell/web/lazy/use-later.ts';
import { againIdOf, orderIdOf, paths } from '../../platform/paths.ts';

/** The request, with the address search of the places in its slots. */
export function RequestARider() {
  const t = useTexts('navigation');
  const tOrders = useTexts('orders');
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const editedId = orderIdOf(search);
  const bookIsOn = useFlag('activate-address-book');
  const book = useLater(['addressbook'], () => import('../../parts/places/saved-customers.tsx'), bookIsOn);
  const tour = useLater([], () => import('../welcome/tour-of-request.tsx'));
  const isGuest = useCurrentVendor().vendor.vendor_id === guestVendorId;
  const parcel = useLater(['guests', 'prohibited'], () => import('../guest/parcel-rules.tsx'), isGuest);
  return (
    <>
      <DocumentTitle title={editedId === null ? t('request') : tOrders('title.edit')} />
      <RequestARiderScreen
        AddressField={AddressField}
        lookUpPlace={lookUpPlace}
        SavedCustomers={bookIsOn && book ? book.SavedCustomers : null}
        Tour={tour ? tour.TourOfRequest : null}
        ParcelRules={isGuest && parcel ? parcel.ParcelRules : null}
        onCreated={(order) => {
          if (order.vendor_id === guestVendorId) void keepOfGuest(order);
          void navigate(paths.orderTracking(order.vendor_id, order.order_id));
        }}
        ordersKeptHere={ordersKeptHere}
        requestPath={(vendorId) => paths.requestARider(vendorId)}
        trackingPath={(vendorId) => paths.orderTracking(vendorId)}
        editedOrderId={editedId}
        editPath={paths.requestARider}
        againOrderId={againIdOf(search)}
        againPath={paths.orderAgain}
        orderPath={paths.orderTracking}
      />
    </>
  );
}

/** A guest's are kept on the device; a merchant's the server alone has. */
async function ordersKeptHere(vendorId: string): Promise<readonly Order[]> {
  if (vendorId !== guestVendorId) return [];
  const { keptOrders } = await import('../../parts/orders/guest-orders/keep-orders.ts');
  return keptOrders(store).orders;
}

/** A guest has no account to find the order with again, should the network go away now. */
async function keepOfGuest(order: Order): Promise<void> {
  const { keepGuestOrders } = await import('../../parts/orders/guest-orders/keep-orders.ts');
  keepGuestOrders(store, [order]);
}
