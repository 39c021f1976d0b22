import { useNavigate } from 'react-router';
import { RequestARiderScreen } from '../../features/orders/request-a-rider-screen.tsx';
import { AddressField } from '../../features/places/address-field.tsx';
import { lookUpPlace } from '../../features/places/place-calls.ts';
import { useTexts } from '../../platform/i18n/use-texts.ts';
import { DocumentTitle } from '../layout/document-title.tsx';
import { paths } from '../paths.ts';

/** The request, with the address search of the places in its slots. */
export function RequestARider() {
  const t = useTexts('navigation');
  const navigate = useNavigate();
  return (
    <>
      <DocumentTitle title={t('request')} />
      <RequestARiderScreen
        AddressField={AddressField}
        lookUpPlace={lookUpPlace}
        onCreated={(vendorId, orderId) => void navigate(paths.orderTracking(vendorId, orderId))}
        trackingPath={(vendorId) => paths.orderTracking(vendorId)}
      />
    </>
  );
}
