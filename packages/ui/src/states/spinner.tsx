import type { CSSProperties } from 'react';
import classes from './spinner.module.css';

/** Something is on its way. Words beside it say what: a screen reader does not hear the spinner. */
export function Spinner({ size, colour = 'var(--app-brand)' }: { size: string; colour?: string }) {
  const style: CSSProperties & Record<`--${string}`, string> = { '--size': size, '--colour': colour };
  return <span className={classes.spinner} style={style} aria-hidden />;
}
