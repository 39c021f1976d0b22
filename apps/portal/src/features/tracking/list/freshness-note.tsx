import { RefreshCw } from 'lucide-react';
import { useOnline } from '../../../platform/api/online.ts';
import { useFormats } from '../../../platform/i18n/formats.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import classes from './freshness-note.module.css';

/** Whether the screen follows by itself, or how old it is and what is being done about that. */
export function FreshnessNote({
  channelLive,
  freshAtMs,
  nowMs,
  refreshing,
  onRefresh,
}: {
  channelLive: boolean;
  /** 0 while nothing has been read. */
  freshAtMs: number;
  nowMs: number;
  refreshing: boolean;
  onRefresh: () => void;
}) {
  const t = useTexts('tracking');
  const { relative } = useFormats();
  const online = useOnline();
  if (online && channelLive) {
    return (
      <span className={classes.note} data-state="live" title={t('freshness.live.hint')}>
        <span className={classes.dot} aria-hidden />
        {t('freshness.live')}
      </span>
    );
  }
  if (freshAtMs === 0) {
    return (
      <span className={classes.note} data-state="waiting">
        <span className={classes.dot} aria-hidden />
        {t('freshness.connecting')}
      </span>
    );
  }
  const ago = relative(Math.min(freshAtMs, nowMs), nowMs);
  return (
    <span className={classes.note} data-state="stale">
      <span className={classes.dot} aria-hidden />
      {t(online ? 'freshness.reconnecting' : 'freshness.offline', { ago })}
      {online && (
        <button type="button" className={classes.refresh} onClick={onRefresh} disabled={refreshing}>
          <RefreshCw size={15} aria-hidden data-turning={refreshing} />
          {t('freshness.refresh')}
        </button>
      )}
    </span>
  );
}
