import { type ReactNode, useId } from 'react';
import { FieldError } from './field-error.tsx';
import { FieldLabel } from './field-label.tsx';
import classes from './fields.module.css';

/** What every field is given besides the attributes of its element. */
export interface FieldLook {
  id?: string | undefined;
  /** Without a label, the element names itself by `aria-label`. */
  label?: string | undefined;
  description?: ReactNode;
  /** Shows the description below the element, as for rules. */
  descriptionBelow?: boolean | undefined;
  /** The field may stay empty, and its label says so. */
  optional?: boolean | undefined;
  /** What is wrong with the value, as a sentence, or `true` when the description says it. */
  error?: string | true | null | undefined;
  size?: 'sm' | 'md' | 'lg' | undefined;
  className?: string | undefined;
  /** A button beside the element, between the label and the error. */
  beside?: ReactNode;
}

/** Ties the element to its label, its description and its error. */
interface Tie {
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

/** A label, what helps to fill the field, the element, and what is wrong with its value. */
export function Field({ look, children }: { look: FieldLook; children: (tie: Tie) => ReactNode }) {
  const ownId = useId();
  const { id = ownId, label, description, descriptionBelow = false, optional = false, error, size = 'md' } = look;
  const sentence = typeof error === 'string' ? error : null;
  const ids = [sentence !== null && `${id}-error`, description !== undefined && `${id}-description`];
  const about = description !== undefined && (
    <div id={`${id}-description`} className={classes.description} data-below={descriptionBelow}>
      {description}
    </div>
  );
  const element = children({
    id,
    'aria-invalid': error == null ? undefined : true,
    'aria-describedby': ids.filter(Boolean).join(' ') || undefined,
  });
  return (
    <div className={`${classes.field} ${classes[size]} ${look.className ?? ''}`} data-wrong={error != null}>
      {label !== undefined && (
        <label htmlFor={id} className={classes.label}>
          <FieldLabel label={label} optional={optional} />
        </label>
      )}
      {!descriptionBelow && about}
      {look.beside === undefined ? (
        element
      ) : (
        <div className={classes.row}>
          {element}
          {look.beside}
        </div>
      )}
      {sentence !== null && (
        <p id={`${id}-error`} className={classes.wrong}>
          <FieldError text={sentence} />
        </p>
      )}
      {descriptionBelow && about}
    </div>
  );
}
