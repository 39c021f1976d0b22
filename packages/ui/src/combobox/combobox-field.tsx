import { Combobox, ComboboxItem, ComboboxList, ComboboxProvider } from '@ariakit/react/combobox';
import { type KeyboardEvent, type ReactNode, useId } from 'react';
import { Field, fieldParts } from '../fields/field.tsx';
import { Control, type TextFieldProps } from '../fields/text-field.tsx';
import fields from '../fields/fields.module.css';
import { Card } from '../layout/card.tsx';
import { Row } from '../layout/row.tsx';
import { Text } from '../layout/text.tsx';
import classes from './combobox-field.module.css';

export interface ListOption {
  readonly key: string;
  readonly content: ReactNode;
}

/** The list below the field. The screen controls its options, when it is open, and which option Enter picks. */
export interface Suggestions {
  /** Names the list for screen readers. */
  readonly label: string;
  /** Shown above the options. */
  readonly title?: string | null;
  readonly options: readonly ListOption[];
  /** Shown instead of a list without options. */
  readonly empty?: ReactNode;
  readonly isOpen: boolean;
  /** The key of the option that Enter picks. */
  readonly marked: string | null;
  /** Whether the arrow keys cycle through the field too, where no option is marked. */
  readonly passesField?: boolean;
  onOpen(isOpen: boolean): void;
  onMark(key: string | null): void;
  onPick(key: string): void;
}

export interface ComboboxFieldProps extends TextFieldProps {
  /** Null makes it a plain text field. */
  suggestions: Suggestions | null;
}

const noSuggestions: Suggestions = {
  label: '',
  options: [],
  isOpen: false,
  marked: null,
  onOpen: () => undefined,
  onMark: () => undefined,
  onPick: () => undefined,
};

/** Removes the attributes that Ariakit sets for a combobox. */
const plainAttributes = {
  role: undefined,
  'aria-autocomplete': undefined,
  'aria-haspopup': undefined,
  'aria-expanded': undefined,
  'aria-controls': undefined,
} as const;

/**
 * A text field with suggestions below it; any text is allowed. Hovering does not mark an option, so Enter never picks the one
 * that happens to be under the pointer.
 */
export function ComboboxField({ suggestions, ...props }: ComboboxFieldProps) {
  const { look, attributes } = fieldParts(props);
  const { leftToRight, start, end, endWidth, onKeyDown, onFocus, value, ...rest } = attributes;
  const id = useId();
  const list = suggestions ?? noSuggestions;
  const { options, isOpen, marked, passesField = false } = list;
  const optionId = (index: number) => `${id}-${index}`;
  const markedIndex = options.findIndex(({ key }) => key === marked);

  // Runs before Ariakit, which forwards keys to the marked option.
  const handleKey = (event: KeyboardEvent<HTMLInputElement>) => {
    // During the composition of a text, for example in Japanese, the keys belong to the input method.
    if (event.nativeEvent.isComposing) return event.stopPropagation();
    onKeyDown?.(event);
    if (event.defaultPrevented || event.altKey) return;
    const first = event.key === 'ArrowDown' ? options[0] : event.key === 'ArrowUp' ? options.at(-1) : undefined;
    if (event.key === 'Escape' && isOpen) {
      event.preventDefault();
      list.onOpen(false);
    } else if (first !== undefined && marked === null) {
      event.preventDefault();
      list.onOpen(true);
      list.onMark(first.key);
    }
  };
  return (
    <ComboboxProvider
      // If no option is marked, Enter submits the form; Ariakit would capture it while the list is open.
      open={isOpen && marked !== null}
      activeId={markedIndex < 0 ? null : optionId(markedIndex)}
      setActiveId={(itemId) => list.onMark(options.find((_, index) => optionId(index) === itemId)?.key ?? null)}
      includesBaseElement={passesField}
    >
      <div className={classes.place}>
        <Field look={look}>
          {(labelling) => (
            <Control {...{ leftToRight, start, end, endWidth }}>
              <Combobox
                {...rest}
                {...labelling}
                aria-expanded={isOpen}
                // The screen, or the element of an uncontrolled form, holds the value instead of Ariakit.
                render={(input) => <input {...input} {...(suggestions === null && plainAttributes)} value={value} />}
                setValueOnChange={false}
                setValueOnClick={false}
                showOnChange={false}
                showOnClick={false}
                showOnKeyPress={false}
                className={fields.input}
                onKeyDownCapture={handleKey}
                onFocus={(event) => {
                  onFocus?.(event);
                  // Ariakit would move the focus through the next marked option, which only the arrow keys need.
                  event.preventDefault();
                }}
              />
            </Control>
          )}
        </Field>
        {isOpen && (
          // A press inside must not blur the field, because that would close the list before the click.
          <Card
            raised
            radius="md"
            className={classes.panel}
            onMouseDown={(event) => event.preventDefault()}
            role="presentation"
          >
            {list.title != null && options.length > 0 && (
              <Text size={2} weight={650} tone="soft" className={classes.title} aria-hidden>
                {list.title}
              </Text>
            )}
            {options.length === 0 ? (
              list.empty
            ) : (
              <ComboboxList alwaysVisible aria-label={list.label} className={classes.list}>
                {options.map(({ key, content }, index) => (
                  <Row
                    as={ComboboxItem}
                    gap={3}
                    key={key}
                    id={optionId(index)}
                    aria-selected={key === marked}
                    className={classes.option}
                    onClick={() => list.onPick(key)}
                  >
                    {content}
                  </Row>
                ))}
              </ComboboxList>
            )}
          </Card>
        )}
      </div>
    </ComboboxProvider>
  );
}
