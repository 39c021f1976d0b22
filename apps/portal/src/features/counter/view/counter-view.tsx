import { counterWork, groupSizes } from '@riderbell/domain/orders/work-groups.ts';
import { ThumbsUp } from 'lucide-react';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useTexts } from '@riderbell/web/i18n/use-texts.ts';
import { Stack } from '@riderbell/ui/layout/stack.tsx';
import { Text } from '@riderbell/ui/layout/text.tsx';
import { FullState } from '@riderbell/ui/states/full-state.tsx';
import { ReadingFailed } from '../../../parts/orders/list/list-states.tsx';
import { useOrdersWithoutRider } from '../../../parts/orders/no-rider/use-without-rider.ts';
import type { TrackedOrders } from '../../../parts/orders/tracked-orders.ts';
import { CardPages } from './card-pages.tsx';
import { useCounterSound } from '../sound/use-counter-sound.ts';
import { useWakeLock } from './use-wake-lock.ts';
import { CounterHeader } from './counter-header.tsx';
import classes from './counter-view.module.css';

/** The orders that matter at a counter, large enough to read from two metres. */
export function CounterView({ scope, reading, freshness, nowMs, changes, onOpen, onClose }: TrackedOrders) {
  const t = useTexts('counter');
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  useEscape(onClose);
  useWakeLock();
  const sound = useCounterSound(scope);
  const cards = counterWork(reading.data?.orders ?? [], nowMs, useOrdersWithoutRider(nowMs));
  return (
    <Stack className={classes.view}>
      <CounterHeader
        heading={heading}
        nowMs={nowMs}
        freshness={freshness}
        reading={reading}
        sound={sound}
        onClose={onClose}
      />
      {content()}
    </Stack>
  );

  function content() {
    if (cards.length > 0) {
      return <CardPages cards={cards} sizes={groupSizes(cards)} nowMs={nowMs} changes={changes} onOpen={onOpen} />;
    }
    if (reading.data !== undefined) {
      return (
        <div className={classes.state}>
          <FullState icon={<ThumbsUp size={48} />} title={t('view.empty.title')}>
            {t('view.empty.hint')}
          </FullState>
        </div>
      );
    }
    return (
      <div className={classes.state}>
        {reading.isError ? (
          <ReadingFailed title={t('view.failed')} error={reading.error} onRetry={() => void reading.refetch()} />
        ) : (
          <Text as="output" size={11} weight={700}>
            {t('view.loading')}
          </Text>
        )}
      </div>
    );
  }
}

/** Escape leaves the counter view, unless it closes something else first: a dialog, or the full screen. */
function useEscape(onClose: () => void): void {
  const close = useEffectEvent(onClose);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented) return;
      if (document.querySelector('dialog[open]') === null && document.fullscreenElement === null) close();
    };
    window.addEventListener('keydown', onKeyDown, { capture: true });
    return () => window.removeEventListener('keydown', onKeyDown, { capture: true });
  }, []);
}
