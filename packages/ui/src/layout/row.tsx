import { primitive } from './primitive.tsx';
import classes from './row.module.css';

interface RowLook {
  /** The middle of the line when absent. */
  align?: 'start' | 'baseline' | 'stretch' | undefined;
  justify?: 'between' | 'center' | 'end' | undefined;
  /** What does not fit goes to another line. */
  wrap?: boolean | undefined;
}

/** One thing beside another. */
export const { Component: Row } = primitive<RowLook, 'div'>('div', classes, ['align', 'justify', 'wrap']);
