import type { ComponentPropsWithRef, CSSProperties, ReactNode } from 'react';
import { Field, type FieldLook, fieldParts } from './field.tsx';
import classes from './fields.module.css';

export interface TextFieldProps extends FieldLook, Omit<ComponentPropsWithRef<'input'>, keyof FieldLook> {
  /** Phone numbers, codes and e-mails read from left to right in every language. */
  leftToRight?: boolean | undefined;
  /** A sign in the field, before the text. */
  start?: ReactNode;
  /** A sign or a button in the field, behind the text. */
  end?: ReactNode;
  /** The width of `end`, when it is wider than a sign. */
  endWidth?: string | undefined;
}

/** The box around the element, with what is drawn in it. */
export function Control({
  leftToRight = false,
  start,
  end,
  endWidth,
  children,
}: Pick<TextFieldProps, 'leftToRight' | 'start' | 'end' | 'endWidth'> & { children: ReactNode }) {
  const width = endWidth === undefined ? {} : { style: { '--end': endWidth } as CSSProperties };
  return (
    <div className={classes.control} dir={leftToRight ? 'ltr' : undefined} {...width}>
      {Boolean(start) && <span className={classes.start}>{start}</span>}
      {children}
      {Boolean(end) && <span className={classes.end}>{end}</span>}
    </div>
  );
}

/** One line of text. Takes `ref`, `name`, `onChange` and `onBlur`, so react-hook-form's `register` fits. */
export function TextField(props: TextFieldProps) {
  const { look, attributes } = fieldParts(props);
  const { leftToRight, start, end, endWidth, ...rest } = attributes;
  return (
    <Field look={look}>
      {(tie) => (
        <Control {...{ leftToRight, start, end, endWidth }}>
          <input {...rest} {...tie} className={classes.input} />
        </Control>
      )}
    </Field>
  );
}
