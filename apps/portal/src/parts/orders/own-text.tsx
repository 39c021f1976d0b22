import classes from './own-text.module.css';

/**
 * Text that a person typed: a name, an address, a note. It has its own direction and is aligned like the page's text.
 */
export function OwnText({ children, className }: { children: string; className?: string | undefined }) {
  return (
    <span dir="auto" className={className === undefined ? classes.own : `${classes.own} ${className}`}>
      {children}
    </span>
  );
}
