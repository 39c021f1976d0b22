import { RefreshCw } from 'lucide-react';
import { useTexts } from '@riderbell/web/i18n/use-texts.ts';
import { Row } from '@riderbell/ui/layout/row.tsx';
import { Text, textLook } from '@riderbell/ui/layout/text.tsx';
import { Spinner } from '@riderbell/ui/states/spinner.tsx';
import { type Freshness, useFreshnessState } from '../data/use-freshness.ts';
import classes from './freshness-note.module.css';

/** Says whether the screen updates by itself, or how old it is and what is being done about that. */
export function FreshnessNote({
  nowMs,
  refreshing,
  onRefresh,
  ...freshness
}: Freshness & { nowMs: number; refreshing: boolean; onRefresh: () => void }) {
  const t = useTexts('tracking');
  const { state, tone, text } = useFreshnessState(freshness, nowMs);
  return (
    <Text
      as={Row}
      size={3}
      tone={state === 'live' ? 'soft' : tone}
      numbers
      gap={2}
      className={classes.note}
      data-state={state}
      title={state === 'live' ? t('freshness.live.hint') : undefined}
    >
      <span className={classes.dot} aria-hidden />
      <span className={classes.words}>{text}</span>
      {state === 'stale' && (
        <Row
          as="button"
          type="button"
          justify="center"
          gap={1.5}
          className={`${textLook({ weight: 700 })} ${classes.refresh}`}
          aria-label={t('freshness.refresh')}
          title={t('freshness.refresh')}
          onClick={onRefresh}
          disabled={refreshing}
        >
          {refreshing ? <Spinner size="15px" colour="currentColor" /> : <RefreshCw size={15} aria-hidden />}
          <span className={classes.action}>{t('freshness.refresh')}</span>
        </Row>
      )}
    </Text>
  );
}
