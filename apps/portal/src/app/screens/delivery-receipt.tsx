import { ReceiptScreen } from '../../features/recipient/receipt/receipt-screen.tsx';
import { useParams } from 'react-router';
import { LinkPage } from '../layout/link-page.tsx';

/** The receipt of a delivery, to print (specification §2). */
export function DeliveryReceipt() {
  const { orderID = '' } = useParams();
  return (
    <LinkPage>
      <ReceiptScreen key={orderID} orderId={orderID} />
    </LinkPage>
  );
}
