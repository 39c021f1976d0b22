import type { UseQueryResult } from '@tanstack/react-query';
import { Maximize, Minimize, X } from 'lucide-react';
import type { RefObject } from 'react';
import { useFormats } from '@riderbell/web/i18n/formats.ts';
import { useTexts } from '@riderbell/web/i18n/use-texts.ts';
import { Row } from '@riderbell/ui/layout/row.tsx';
import { Text, textLook } from '@riderbell/ui/layout/text.tsx';
import { useCurrentVendor } from '../../../platform/vendors/current-vendor.tsx';
import { type Freshness, useFreshnessState } from '../../../parts/orders/data/use-freshness.ts';
import type { OrdersSnapshot } from '../../../parts/orders/data/orders-snapshot.ts';
import { OwnText } from '../../../parts/orders/own-text.tsx';
import { SoundControls } from '../sound/sound-controls.tsx';
import type { CounterSound } from '../sound/use-counter-sound.ts';
import { ToolButton } from '../tool-button.tsx';
import { useFullScreen } from './use-full-screen.ts';
import classes from './counter-view.module.css';

/** The vendor of the counter, the time, the age of the data, and the counter view's few controls. */
export function CounterHeader({
  heading,
  nowMs,
  freshness,
  reading,
  sound,
  onClose,
}: {
  heading: RefObject<HTMLHeadingElement | null>;
  nowMs: number;
  freshness: Freshness;
  reading: UseQueryResult<OrdersSnapshot>;
  sound: CounterSound;
  onClose: () => void;
}) {
  const t = useTexts('counter');
  const { time } = useFormats();
  const { vendor } = useCurrentVendor();
  const full = useFullScreen();
  const FullIcon = full?.isFull ? Minimize : Maximize;
  return (
    <Row as="header" wrap className={classes.header}>
      <Row align="baseline" gap={4} className={classes.heading}>
        <Text as="h1" lines="close" ref={heading} className={classes.title} tabIndex={-1}>
          {t('view.title')}
        </Text>
        <OwnText className={textLook({ tone: 'soft', truncate: true })}>{vendor.name}</OwnText>
      </Row>
      <Age freshness={freshness} nowMs={nowMs} reading={reading} />
      <Text as="time" weight={780} lines="tight" numbers className={classes.clock}>
        {time(nowMs)}
      </Text>
      <Row wrap gap={2} className={classes.tools}>
        <SoundControls sound={sound} />
        {full !== null && (
          <ToolButton aria-label={t(full.isFull ? 'view.full-screen.leave' : 'view.full-screen')} onClick={full.toggle}>
            <FullIcon aria-hidden />
            <span className={classes.toolName}>{t(full.isFull ? 'view.full-screen.leave' : 'view.full-screen')}</span>
          </ToolButton>
        )}
        <ToolButton onClick={onClose} aria-label={t('view.close')}>
          <X aria-hidden />
        </ToolButton>
      </Row>
    </Row>
  );
}

/** Says that the counter view updates by itself, or how old it is, in type as large as that of the orders that may be outdated. */
function Age({
  freshness,
  nowMs,
  reading,
}: {
  freshness: Freshness;
  nowMs: number;
  reading: UseQueryResult<OrdersSnapshot>;
}) {
  const t = useTexts('tracking');
  const { state, tone, text } = useFreshnessState(freshness, nowMs);
  return (
    <Row
      as="p"
      className={`${textLook({ tone, weight: 700 })} ${classes.age} ${tone === 'caution' ? classes.outdated : ''}`}
    >
      <span className={classes.dot} aria-hidden />
      {text}
      {state === 'stale' && (
        <button
          type="button"
          className={`${textLook({ weight: 700 })} ${classes.refresh}`}
          disabled={reading.isFetching}
          onClick={() => void reading.refetch()}
        >
          {t('freshness.refresh')}
        </button>
      )}
    </Row>
  );
}
