import type { ReactNode } from 'react';
import { GroupHead } from './group-head.tsx';
import type { ListBlock } from './list-layout.ts';
import classes from './order-list.module.css';

/** The visible rows of one group below their head, or of a list without groups; null if none is visible. */
export function ListBlockView({
  block: { group, orders, top, height },
  headId,
  children,
}: {
  block: ListBlock;
  headId: string;
  children: readonly ReactNode[];
}) {
  if (children.length === 0) return null;
  // A transform would shift the sticky head as well.
  const place = { height, top };
  if (group === null) {
    return (
      <div role="presentation" className={classes.block} style={place}>
        {children}
      </div>
    );
  }
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a fieldset cannot be inside a list box
    <div role="group" aria-labelledby={headId} className={classes.block} style={place}>
      <GroupHead id={headId} group={group} count={orders.length} />
      {children}
    </div>
  );
}
