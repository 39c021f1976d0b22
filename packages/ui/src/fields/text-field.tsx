import type { ComponentPropsWithRef, CSSProperties, ReactNode } from 'react';
import { Field, type FieldLook, fieldParts } from './field.tsx';
import classes from './fields.module.css';

export interface TextFieldProps extends FieldLook, Omit<ComponentPropsWithRef<'input'>, keyof FieldLook> {
  /** For phone numbers, codes and e-mail addresses, which run from left to right in every language. */
  leftToRight?: boolean | undefined;
  /** An icon in the field, before the text. */
  start?: ReactNode;
  /** An icon or a button in the field, after the text. */
  end?: ReactNode;
  /** The width of `end`, if it is wider than an icon. */
  endWidth?: string | undefined;
}

/** The box around the element, with its icons. */
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

/** A single-line text field. It accepts the props of react-hook-form's `register`. */
export function TextField(props: TextFieldProps) {
  const { look, attributes } = fieldParts(props);
  const { leftToRight, start, end, endWidth, ...rest } = attributes;
  return (
    <Field look={look}>
      {(labelling) => (
        <Control {...{ leftToRight, start, end, endWidth }}>
          <input {...rest} {...labelling} className={classes.input} />
        </Control>
      )}
    </Field>
  );
}
