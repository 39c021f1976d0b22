import { primitive } from './primitive.tsx';
import classes from './row.module.css';

interface RowLook {
  /** Centred if absent. */
  align?: 'start' | 'baseline' | 'stretch' | undefined;
  justify?: 'between' | 'center' | 'end' | undefined;
  /** Wraps children that do not fit. */
  wrap?: boolean | undefined;
}

/** Lays out its children in a row. */
export const { Component: Row } = primitive<RowLook, 'div'>('div', classes, ['align', 'justify', 'wrap']);
