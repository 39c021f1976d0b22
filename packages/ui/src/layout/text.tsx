import { primitive } from './primitive.tsx';
import classes from './text.module.css';

interface TextLook {
  /** The steps of `--app-text-*`, from 12 to 24 px, or a heading that grows with the window; inherited if absent. */
  size?: 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 'section' | 'part' | 'page' | undefined;
  weight?: 600 | 650 | 700 | 750 | 780 | undefined;
  /** `state` is the tone of its parent, `data-tone`. */
  tone?: 'ink' | 'soft' | 'brand' | 'positive' | 'caution' | 'negative' | 'state' | 'on-deep' | undefined;
  /** The line height. */
  lines?: 'tight' | 'close' | 'snug' | 'even' | 'open' | undefined;
  align?: 'center' | 'end' | undefined;
  /** The heading of a page or section; its font size is set separately. */
  display?: boolean | undefined;
  /** Limits the width to a readable line length. */
  measure?: 'short' | 'long' | undefined;
  /** Tabular figures, so that nothing moves when the digits change. */
  numbers?: boolean | undefined;
  /** Avoids a single word on the last line. */
  pretty?: boolean | undefined;
  /** One line with an ellipsis if it does not fit. */
  truncate?: boolean | undefined;
}

/** Text in the product's typography. `textLook` returns the classes for other elements, for example an icon. */
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
