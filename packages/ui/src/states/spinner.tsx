import type { CSSProperties } from 'react';
import classes from './spinner.module.css';

/** A loading indicator. Screen readers ignore it, so the text beside it must say what is loading. */
export function Spinner({ size, colour = 'var(--app-brand)' }: { size: string; colour?: string }) {
  const style: CSSProperties & Record<`--${string}`, string> = { '--size': size, '--colour': colour };
  return <span className={classes.spinner} style={style} aria-hidden />;
}
