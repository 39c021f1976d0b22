import { primitive } from './primitive.tsx';
import classes from './row.module.css';

interface RowLook {
  /** Centred if absent. */
  align?: 'start' | 'baseline' | 'stretch' | undefined;
  justify?: 'between' | 'center' | 'end' | undefined;
  /** Wraps children that do not fit. */
  wrap?: boolean | undefined;
  /** Its children share the width of the row, in proportion to their texts. */
  share?: boolean | undefined;
}

/** Lays out its children in a row. `rowLook` returns the classes for other elements. */
export const { Component: Row, look: rowLook } = primitive<RowLook, 'div'>('div', classes, [
  'align',
  'justify',
  'wrap',
  'share',
]);
