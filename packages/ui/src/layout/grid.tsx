import classes from './grid.module.css';
import { primitive } from './primitive.tsx';

interface GridLook {
  /** One when absent. */
  columns?: 2 | 3 | 4 | undefined;
}

/** Columns of one width; a long word never widens one. */
export const { Component: Grid } = primitive<GridLook, 'div'>('div', classes, ['columns']);
