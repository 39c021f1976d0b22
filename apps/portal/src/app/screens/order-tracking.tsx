import { LaterTools, LaterCounterView } from '../../features/counter/counter-parts.tsx';
import OrderTrackingScreen from '../../features/tracking/order-tracking-screen.tsx';
import { useTexts } from '@riderbell/web/i18n/use-texts.ts';
import { DocumentTitle } from '../layout/document-title.tsx';

const counter = { Tools: LaterTools, CounterView: LaterCounterView };

export function OrderTracking() {
  const t = useTexts('navigation');
  return (
    <>
      <DocumentTitle title={t('tracking')} />
      <OrderTrackingScreen counter={counter} />
    </>
  );
}
