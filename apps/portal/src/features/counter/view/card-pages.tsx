import type { Order } from '@riderbell/contract/shapes/order.ts';
import { type Work, type WorkGroup, workGroups } from '@riderbell/domain/orders/work-groups.ts';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useFormats } from '@riderbell/web/i18n/formats.ts';
import { useTexts } from '@riderbell/web/i18n/use-texts.ts';
import { Row } from '@riderbell/ui/layout/row.tsx';
import { Text } from '@riderbell/ui/layout/text.tsx';
import { isMarked, type RecentChanges } from '../../../parts/orders/list/recent-changes.ts';
import { ToolButton } from '../tool-button.tsx';
import { cardSize, useFit } from './use-fit.ts';
import { CounterCard } from './counter-card.tsx';
import classes from './counter-view.module.css';

/** Long enough to read a page; the first page has what needs attention. */
const backToFirstMs = 60_000;

/**
 * As many cards as fit, those that need attention first; the rest is a press away and is counted. Pages do not turn by themselves,
 * except back to the first.
 */
export function CardPages({
  cards,
  sizes,
  nowMs,
  changes,
  onOpen,
}: {
  cards: readonly Work<Order>[];
  sizes: Readonly<Record<WorkGroup, number>>;
  nowMs: number;
  changes: RecentChanges;
  onOpen: (order: Order) => void;
}) {
  const t = useTexts('counter');
  const orders = useTexts('tracking');
  const { number } = useFormats();
  const { fit, box } = useFit();
  const [turned, setTurned] = useState(0);
  const cardHeight = fit?.cardHeight ?? cardSize.height;
  const perPage = fit === null ? 1 : fit.columns * fit.rows;
  const pages = Math.max(1, Math.ceil(cards.length / perPage));
  const page = Math.min(turned, pages - 1);
  useEffect(() => {
    if (page === 0) return undefined;
    const timer = setTimeout(() => setTurned(0), backToFirstMs);
    return () => clearTimeout(timer);
  }, [page]);
  const shown = fit === null ? [] : cards.slice(page * perPage, (page + 1) * perPage);
  const elsewhere = cards.length - shown.length;
  return (
    <>
      <Row as="ul" wrap align="stretch" gap={2} className={classes.groups} aria-label={t('view.groups')}>
        {workGroups
          .filter((group) => sizes[group] > 0)
          .map((group) => (
            <li key={group}>
              <button
                type="button"
                className={classes.group}
                data-group={group}
                onClick={() => setTurned(Math.floor(cards.findIndex((card) => card.group === group) / perPage))}
              >
                {orders(`group.${group}`)} <b>{number(sizes[group])}</b>
              </button>
            </li>
          ))}
      </Row>
      <ul
        ref={box}
        className={classes.cards}
        aria-label={t('view.orders')}
        style={{
          gridTemplateColumns: `repeat(${fit?.columns ?? 1}, minmax(0, 1fr))`,
          gridTemplateRows: `repeat(${fit?.rows ?? 1}, minmax(0, ${cardHeight * 1.6}em))`,
          gap: `${cardSize.gap}em`,
          // If not even one card fits, the counter view scrolls.
          minHeight: `${cardHeight}em`,
        }}
      >
        {shown.map((card) => {
          const { order } = card;
          const changedAt = changes.get(order.order_id);
          return (
            <li key={order.order_id} className={classes.place}>
              <CounterCard
                card={card}
                nowMs={nowMs}
                changedAt={isMarked(changedAt, nowMs) ? changedAt : undefined}
                onOpen={() => onOpen(order)}
              />
            </li>
          );
        })}
      </ul>
      {pages > 1 && (
        <Row as="nav" justify="between" gap={4} className={classes.pages} aria-label={t('view.pages')}>
          <ToolButton disabled={page === 0} onClick={() => setTurned(page - 1)}>
            <ChevronLeft className="app-mirrored" aria-hidden />
            {t('view.previous')}
          </ToolButton>
          <Text as="span" weight={700} align="center" className={classes.where}>
            {t('view.page', { page: number(page + 1), pages: number(pages) })} · {t('view.more', { count: elsewhere })}
          </Text>
          <ToolButton disabled={page === pages - 1} onClick={() => setTurned(page + 1)}>
            {t('view.next')}
            <ChevronRight className="app-mirrored" aria-hidden />
          </ToolButton>
        </Row>
      )}
    </>
  );
}
