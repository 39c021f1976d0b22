import classes from './grid.module.css';
import { primitive } from './primitive.tsx';

interface GridLook {
  /** One if absent. */
  columns?: 2 | 3 | 4 | undefined;
  /** Has one column on a narrow screen, or early, on a tablet too. */
  stacks?: boolean | 'early' | undefined;
}

/** Columns of equal width, which a long word never widens. */
export const { Component: Grid } = primitive<GridLook, 'div'>('div', classes, ['columns', 'stacks']);
