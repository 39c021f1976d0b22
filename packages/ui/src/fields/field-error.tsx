import { CircleAlert } from 'lucide-react';
import { Row } from '../layout/row.tsx';
import { textLook } from '../layout/text.tsx';
import classes from './fields.module.css';

/** A sentence with a sign, so that the fault is not told by colour alone. */
export function FieldError({ text }: { text: string }) {
  return (
    <Row as="span" align="start" gap={1.5} className={textLook({ lines: 'even' })}>
      <CircleAlert size={16} aria-hidden className={classes.errorIcon} />
      <span>{text}</span>
    </Row>
  );
}
