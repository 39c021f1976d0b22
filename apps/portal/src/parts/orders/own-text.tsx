import classes from './own-text.module.css';

/** What a person typed: a name, an address, a note. It runs in its own direction and stands where the page's text does. */
export function OwnText({ children, className }: { children: string; className?: string | undefined }) {
  return (
    <span dir="auto" className={className === undefined ? classes.own : `${classes.own} ${className}`}>
      {children}
    </span>
  );
}
