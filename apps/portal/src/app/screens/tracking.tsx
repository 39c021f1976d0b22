import { ParcelScreen } from '../../features/recipient/parcel-screen.tsx';
import { useParams } from 'react-router';
import { LinkPage } from '../layout/link-page.tsx';

/** The public tracking page, whose link a merchant gives to the customer (specification §2). */
export function Tracking() {
  const { orderID = '' } = useParams();
  return (
    <LinkPage>
      <ParcelScreen key={orderID} orderId={orderID} words="steps" />
    </LinkPage>
  );
}
