import { ParcelScreen } from '../../features/recipient/parcel-screen.tsx';
import { useParams } from 'react-router';
import { LinkPage } from '../layout/link-page.tsx';

/** The tracking page of a parcel between two people, with the messages of specification §2. */
export function TrackingC2c() {
  const { orderID = '' } = useParams();
  return (
    <LinkPage>
      <ParcelScreen key={orderID} orderId={orderID} words="messages" />
    </LinkPage>
  );
}
