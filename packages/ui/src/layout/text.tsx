import { primitive } from './primitive.tsx';
import classes from './text.module.css';

interface TextLook {
  /** The steps of `--app-text-*`, from 12 to 24 px; that of what is around it when absent. */
  size?: 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | undefined;
  weight?: 600 | 650 | 700 | 750 | 780 | undefined;
  tone?: 'ink' | 'soft' | 'brand' | 'positive' | 'caution' | 'negative' | 'on-deep' | undefined;
  /** How close its lines are. */
  lines?: 'tight' | 'close' | 'snug' | 'even' | 'open' | undefined;
  align?: 'center' | 'end' | undefined;
  /** The heading of a page or of a part of it, at a size of its own. */
  display?: boolean | undefined;
  /** As wide as is good to read. */
  measure?: 'short' | 'long' | undefined;
  /** Figures of one width, so that nothing moves when they change. */
  numbers?: boolean | undefined;
  /** No word alone on the last line. */
  pretty?: boolean | undefined;
  /** One line, cut off where it does not fit. */
  truncate?: boolean | undefined;
}

/** Words in a look of the scale. `textLook` has the classes, for what is no text: an icon, a component with its own element. */
export const { Component: Text, look: textLook } = primitive<TextLook, 'p'>('p', classes, [
  'size',
  'weight',
  'tone',
  'lines',
  'align',
  'display',
  'measure',
  'numbers',
  'pretty',
  'truncate',
]);
