import type { ComponentPropsWithoutRef } from 'react';
import classes from './panel.module.css';

/** A raised section of the page. */
export function Panel({ className, ...rest }: ComponentPropsWithoutRef<'section'>) {
  return <section {...rest} className={className === undefined ? classes.panel : `${classes.panel} ${className}`} />;
}
