import { ParcelScreen } from '../../features/recipient/parcel-screen.tsx';
import { useParams } from 'react-router';
import { LinkPage } from '../layout/link-page.tsx';

/** A parcel from one person to another, in the messages of specification §2. */
export function TrackingC2c() {
  const { orderID = '' } = useParams();
  return (
    <LinkPage>
      <ParcelScreen key={orderID} orderId={orderID} words="messages" />
    </LinkPage>
  );
}
