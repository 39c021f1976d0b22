import { useFormats } from '@riderbell/web/i18n/formats.ts';
import { useTexts } from '@riderbell/web/i18n/use-texts.ts';
import { useNow } from '@riderbell/web/use-now.ts';
import { Row } from '@riderbell/ui/layout/row.tsx';
import { textLook } from '@riderbell/ui/layout/text.tsx';
import type { Refusal } from './following/refusal.ts';
import classes from './freshness.module.css';

export interface LinkFreshness {
  refusal: Refusal | null;
  /** Epoch milliseconds of this device. */
  confirmedAtMs: number | null;
  onAsk: () => void;
}

const ticks = 5_000;

/** Says that the page updates by itself, or how old it is and that it is retrying. */
export function Freshness({ refusal, confirmedAtMs, onAsk }: LinkFreshness) {
  const t = useTexts('public-tracking');
  const { relative } = useFormats();
  const nowMs = useNow(ticks);
  if (refusal === null || confirmedAtMs === null) {
    return (
      <Row as="p" gap={2.5} className={`${classes.freshness} ${textLook({ size: 2, tone: 'soft' })}`}>
        {t('freshness.following')}
      </Row>
    );
  }
  const ago = relative(Math.min(confirmedAtMs, nowMs), nowMs);
  return (
    <Row
      as="p"
      wrap
      gap={2.5}
      className={`${classes.freshness} ${classes.stale} ${textLook({ size: 2, weight: 600, tone: 'caution' })}`}
    >
      {t(refusal === 'offline' ? 'freshness.offline' : 'freshness.failing', { ago })}
      <button type="button" className={classes.askNow} onClick={onAsk}>
        {t('try-now')}
      </button>
    </Row>
  );
}
