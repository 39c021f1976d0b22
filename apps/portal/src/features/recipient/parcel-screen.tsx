import { getTrackedOrder } from '@riderbell/contract/calls/tracking/get-tracked-order.ts';
import type { TrackedOrder } from '@riderbell/contract/shapes/tracked-order.ts';
import { mayReplace } from '@riderbell/domain/orders/accepts-update.ts';
import { callApi } from '../../platform/api/call-api.ts';
import { paths } from '../../platform/paths.ts';
import { useTexts } from '@riderbell/web/i18n/use-texts.ts';
import { Link } from '@riderbell/web/routing/link.tsx';
import { buttonLook } from '@riderbell/ui/buttons/button-look.ts';
import { pauseAfter } from './following/pauses.ts';
import { useFollowed } from './following/use-followed.ts';
import { LinkState } from './link-state.tsx';
import { LinkTitle } from './link-title.tsx';
import { ParcelView, type ParcelWords } from './parcel/parcel-view.tsx';
import { Waiting } from './waiting.tsx';

/** What the tracking link opens (specification §2). The screen is to have the order's id as its key. */
export function ParcelScreen({ orderId, words }: { orderId: string; words: ParcelWords }) {
  const t = useTexts('public-tracking');
  const { known, confirmedAtMs, refusal, askNow } = useFollowed<TrackedOrder>({
    async ask(signal) {
      // The next question comes anyway, so a failed one is not repeated.
      const { result } = await callApi(getTrackedOrder, { params: { orderId } }, { signal, retries: 0 });
      return result;
    },
    choose: (known, come) => (known !== null && !mayReplace(known, come) ? known : come),
    pauseAfter,
  });
  if (known !== null) {
    return <ParcelView order={known} words={words} freshness={{ refusal, confirmedAtMs, onAsk: askNow }} />;
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
