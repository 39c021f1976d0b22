import { ReceiptScreen } from '../../features/recipient/receipt/receipt-screen.tsx';
import { useParams } from '@riderbell/web/routing/router-provider.tsx';
import { LinkPage } from '../layout/link-page.tsx';
import { paths } from '../../platform/paths.ts';

/** The receipt of a delivery, to print (specification §2). */
export function DeliveryReceipt() {
  const { orderID = '' } = useParams();
  return (
    <LinkPage>
      <ReceiptScreen
        key={orderID}
        orderId={orderID}
        trackingPathOf={(kind) => (kind === 'individual' ? paths.trackingC2c(orderID) : paths.tracking(orderID))}
      />
    </LinkPage>
  );
}
