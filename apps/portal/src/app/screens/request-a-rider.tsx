import { useTexts } from '@riderbell/web/i18n/use-texts.ts';
import { useDeferredPart } from '@riderbell/web/lazy/use-deferred-part.ts';
import { useSearchParams } from 'react-router';
import { RequestARiderScreen } from '../../features/request/request-a-rider-screen.tsx';
import { orderIdOf } from '../../platform/paths.ts';
import { DocumentTitle } from '../layout/document-title.tsx';

/** The request of a rider, with the welcome tour. */
export function RequestARider() {
  const t = useTexts('navigation');
  const tOrders = useTexts('orders');
  const [search] = useSearchParams();
  const tour = useDeferredPart([], () => import('../welcome/tour-of-request.tsx'));
  return (
    <>
      <DocumentTitle title={orderIdOf(search) === null ? t('request') : tOrders('title.edit')} />
      <RequestARiderScreen tour={tour && <tour.TourOfRequest />} />
    </>
  );
}
