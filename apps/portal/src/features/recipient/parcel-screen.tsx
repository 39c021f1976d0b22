import { getTrackedOrder } from '@riderbell/contract/calls/tracking/get-tracked-order.ts';
import type { TrackedOrder } from '@riderbell/contract/shapes/tracked-order.ts';
import { mayReplace } from '@riderbell/domain/orders/accepts-update.ts';
import { callApi } from '../../platform/api/call-api.ts';
import { paths } from '../../platform/paths.ts';
import { useTexts } from '@riderbell/web/i18n/use-texts.ts';
import { Link } from 'react-router';
import { buttonLook } from '@riderbell/ui/buttons/button-look.ts';
import { pauseAfter } from './following/pauses.ts';
import { useFollow } from './following/use-follow.ts';
import { LinkState } from './link-state.tsx';
import { LinkTitle } from './link-title.tsx';
import { ParcelView, type ParcelWords } from './parcel/parcel-view.tsx';
import { Waiting } from './waiting.tsx';

/** The page of the tracking link (specification §2). Give it the order's id as its key. */
export function ParcelScreen({ orderId, words }: { orderId: string; words: ParcelWords }) {
  const t = useTexts('public-tracking');
  const { latest, confirmedAtMs, refusal, askNow } = useFollow<TrackedOrder>({
    async ask(signal) {
      // No retry: the next request comes anyway.
      const { result } = await callApi(getTrackedOrder, { params: { orderId } }, { signal, retries: 0 });
      return result;
    },
    choose: (latest, received) => (latest !== null && !mayReplace(latest, received) ? latest : received),
    pauseAfter,
  });
  if (latest !== null) {
    return <ParcelView order={latest} words={words} freshness={{ refusal, confirmedAtMs, onAsk: askNow }} />;
  }
  const typeAnother = (
    <Link to={paths.trackAParcel()} className={buttonLook('light')}>
      {t('state.not-found.action')}
    </Link>
  );
  return (
    <>
      <LinkTitle title={t('title')} />
      <div aria-live="polite">
        {refusal === null ? (
          <Waiting title={t('loading')} />
        ) : (
          <LinkState refusal={refusal} onAsk={askNow} action={refusal === 'not-found' ? typeAnother : undefined} />
        )}
      </div>
    </>
  );
}
