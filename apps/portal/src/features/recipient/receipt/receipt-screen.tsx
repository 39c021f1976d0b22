import { type DeliveryReceipt, getDeliveryReceipt } from '@riderbell/contract/calls/tracking/get-delivery-receipt.ts';
import { callApi } from '../../../platform/api/call-api.ts';
import { paths } from '../../../platform/paths.ts';
import { useTexts } from '@riderbell/web/i18n/use-texts.ts';
import { Link } from 'react-router';
import { buttonLook } from '@riderbell/ui/buttons/button-look.ts';
import { useFollow } from '../following/use-follow.ts';
import { LinkState } from '../link-state.tsx';
import { LinkTitle } from '../link-title.tsx';
import { Waiting } from '../waiting.tsx';
import { ReceiptSheet } from './receipt-sheet.tsx';

/** The receipt of a delivery (specification §2). Give it the order's id as its key. */
export function ReceiptScreen({ orderId }: { orderId: string }) {
  const t = useTexts('delivery-receipt');
  const link = useTexts('public-tracking');
  const { latest, refusal, askNow } = useFollow<DeliveryReceipt>({
    async ask(signal) {
      const { result } = await callApi(getDeliveryReceipt, { params: { orderId } }, { signal, retries: 0 });
      return result;
    },
    choose: (_, received) => received,
    // A receipt never changes.
    pauseAfter: () => null,
  });
  // Without a receipt the sender is unknown; the tracking page of businesses shows every order.
  const follow = (
    <Link to={paths.tracking(orderId)} className={buttonLook('filled')}>
      {link('state.not-ready.action')}
    </Link>
  );
  return (
    <>
      <LinkTitle title={t('title')} />
      {latest !== null ? (
        <ReceiptSheet receipt={latest} />
      ) : (
        <div aria-live="polite">
          {refusal === null ? (
            <Waiting title={t('loading')} />
          ) : (
            <LinkState refusal={refusal} onAsk={askNow} action={refusal === 'not-ready' ? follow : undefined} />
          )}
        </div>
      )}
    </>
  );
}
