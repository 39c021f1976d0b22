import { CircleAlert } from 'lucide-react';
import classes from './fields.module.css';

/** A sentence with a sign, so that the fault is not told by colour alone. */
export function FieldError({ text }: { text: string }) {
  return (
    <span className={classes.error}>
      <CircleAlert size={16} aria-hidden className={classes.errorIcon} />
      <span>{text}</span>
    </span>
  );
}
