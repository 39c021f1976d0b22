import { ParcelScreen } from '../../features/recipient/parcel-screen.tsx';
import { useParams } from 'react-router';
import { LinkPage } from '../layout/link-page.tsx';

/** What the link opens that a merchant gives to its customer (specification §2). */
export function Tracking() {
  const { orderID = '' } = useParams();
  return (
    <LinkPage>
      <ParcelScreen key={orderID} orderId={orderID} words="steps" />
    </LinkPage>
  );
}
