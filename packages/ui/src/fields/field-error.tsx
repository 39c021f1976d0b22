import { CircleAlert } from 'lucide-react';
import { Row } from '../layout/row.tsx';
import { Text, textLook } from '../layout/text.tsx';
import classes from './fields.module.css';

/** An error sentence with an icon, so that colour is not the only sign of the error. */
export function FieldError({ text }: { text: string }) {
  return (
    <Row as="span" align="start" gap={1.5} className={textLook({ lines: 'even' })}>
      <CircleAlert size={16} aria-hidden className={classes.errorIcon} />
      <span>{text}</span>
    </Row>
  );
}

/** The error below a field. */
export function FieldErrorLine({ id, text }: { id: string; text: string }) {
  return (
    <Text id={id} size={3} tone="negative" before={1.5}>
      <FieldError text={text} />
    </Text>
  );
}
