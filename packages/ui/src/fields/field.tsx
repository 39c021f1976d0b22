import { type ReactNode, useId } from 'react';
import { Text } from '../layout/text.tsx';
import { FieldErrorLine } from './field-error.tsx';
import { FieldLabel } from './field-label.tsx';
import classes from './fields.module.css';

/** The props of every field besides the attributes of its element. */
export interface FieldLook {
  id?: string | undefined;
  /** A field without a label needs an `aria-label` on its element. */
  label?: string | undefined;
  description?: ReactNode;
  /** Shows the description below the element, for example for rules. */
  descriptionBelow?: boolean | undefined;
  /** The field may stay empty, and its label shows that. */
  optional?: boolean | undefined;
  /** The error as a sentence, or `true` if the description already explains it. */
  error?: string | true | null | undefined;
  size?: 'sm' | 'md' | 'lg' | undefined;
  className?: string | undefined;
  /** A button beside the element, between the label and the error. */
  beside?: ReactNode;
}

/** The attributes that connect the element to its label, description and error. */
interface LabelledElement {
  id: string;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
}

/** Separates the props of the field from the attributes of its element. */
export function fieldParts<Props extends FieldLook>(props: Props) {
  const { id, label, description, descriptionBelow, optional, error, size, className, beside, ...attributes } = props;
  return {
    look: { id, label, description, descriptionBelow, optional, error, size, className, beside } satisfies FieldLook,
    attributes,
  };
}

/** A label, a description, the element and its error. */
export function Field({ look, children }: { look: FieldLook; children: (attributes: LabelledElement) => ReactNode }) {
  const generatedId = useId();
  const { id = generatedId, label, description, descriptionBelow = false, optional = false, error, size = 'md' } = look;
  const errorSentence = typeof error === 'string' ? error : null;
  const ids = [errorSentence !== null && `${id}-error`, description !== undefined && `${id}-description`];
  const descriptionElement = description !== undefined && (
    <Text
      as="div"
      size={3}
      tone="soft"
      lines="close"
      {...(descriptionBelow ? { before: 1 } : { after: 1 })}
      id={`${id}-description`}
    >
      {description}
    </Text>
  );
  const element = children({
    id,
    'aria-invalid': error == null ? undefined : true,
    'aria-describedby': ids.filter(Boolean).join(' ') || undefined,
  });
  return (
    <div className={`${classes[size]} ${look.className ?? ''}`} data-wrong={error != null}>
      {label !== undefined && (
        <Text as="label" size={4} weight={650} after={1.5} htmlFor={id} className={classes.label}>
          <FieldLabel label={label} optional={optional} />
        </Text>
      )}
      {!descriptionBelow && descriptionElement}
      {look.beside === undefined ? (
        element
      ) : (
        <div className={classes.row}>
          {element}
          {look.beside}
        </div>
      )}
      {errorSentence !== null && <FieldErrorLine id={`${id}-error`} text={errorSentence} />}
      {descriptionBelow && descriptionElement}
    </div>
  );
}
