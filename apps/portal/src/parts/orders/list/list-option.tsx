import type { Order } from '@riderbell/contract/shapes/order.ts';
import { Row } from '@riderbell/ui/layout/row.tsx';
import classes from './order-list.module.css';
import { OrderRow } from './order-row.tsx';
import { isMarked } from './recent-changes.ts';

/** An order as an option of the list box, which handles the keys. */
export function ListOption({
  order,
  place: { id, index, of, top, height },
  isOpen,
  isActive,
  changedAt,
  nowMs,
  withDay,
  onPress,
}: {
  order: Order;
  /** The index of the row in the list, and its position in its block (pixels). */
  place: {
    readonly id: string;
    readonly index: number;
    readonly of: number;
    readonly top: number;
    readonly height: number;
  };
  isOpen: boolean;
  isActive: boolean;
  changedAt: number | undefined;
  nowMs: number;
  withDay: boolean;
  onPress: () => void;
}) {
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the list box takes the keys for its options
    <Row
      id={id}
      gap={3}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an option element holds text only
      role="option"
      tabIndex={-1}
      className={`${classes.row} ${classes.option}`}
      aria-selected={isOpen}
      aria-setsize={of}
      aria-posinset={index + 1}
      data-active={isActive}
      style={{ height, transform: `translateY(${top}px)` }}
      onClick={onPress}
    >
      {isMarked(changedAt, nowMs) && <span key={changedAt} className={classes.changed} aria-hidden />}
      <OrderRow order={order} nowMs={nowMs} withDay={withDay} />
    </Row>
  );
}
