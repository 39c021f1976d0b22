import { Combobox, ComboboxItem, ComboboxList, ComboboxProvider } from '@ariakit/react/combobox';
import { type KeyboardEvent, type ReactNode, useId } from 'react';
import { Field, fieldParts } from '../fields/field.tsx';
import { Control, type TextFieldProps } from '../fields/text-field.tsx';
import fields from '../fields/fields.module.css';
import { Text } from '../layout/text.tsx';
import classes from './combobox-field.module.css';

export interface ListOption {
  readonly key: string;
  readonly content: ReactNode;
}

/** The list below the field. The screen decides what it offers, when it shows, and what Enter takes. */
export interface Suggestions {
  /** Names the list for screen readers. */
  readonly label: string;
  /** Shown above the options. */
  readonly title?: string | null;
  readonly options: readonly ListOption[];
  /** Shown instead of a list without options. */
  readonly empty?: ReactNode;
  readonly isOpen: boolean;
  /** The key of the option that Enter takes. */
  readonly marked: string | null;
  /** The arrow keys go through the field as well, where nothing is marked. */
  readonly passesField?: boolean;
  onOpen(isOpen: boolean): void;
  onMark(key: string | null): void;
  onPick(key: string): void;
}

export interface ComboboxFieldProps extends TextFieldProps {
  /** Null makes it a plain text field. */
  suggestions: Suggestions | null;
}

const nothing: Suggestions = {
  label: '',
  options: [],
  isOpen: false,
  marked: null,
  onOpen: () => undefined,
  onMark: () => undefined,
  onPick: () => undefined,
};

/** Overrides what the kit says of a combobox. */
const plain = {
  role: undefined,
  'aria-autocomplete': undefined,
  'aria-haspopup': undefined,
  'aria-expanded': undefined,
  'aria-controls': undefined,
} as const;

/** A text field with a list of suggestions below it. A person may type anything. The pointer marks nothing, so Enter never takes what happens to be under it. */
export function ComboboxField({ suggestions, ...props }: ComboboxFieldProps) {
  const { look, attributes } = fieldParts(props);
  const { leftToRight, start, end, endWidth, onKeyDown, onFocus, value, ...rest } = attributes;
  const id = useId();
  const list = suggestions ?? nothing;
  const { options, isOpen, marked, passesField = false } = list;
  const optionId = (index: number) => `${id}-${index}`;
  const markedIndex = options.findIndex(({ key }) => key === marked);

  // Before the kit, which hands keys on to the marked option.
  const handleKey = (event: KeyboardEvent<HTMLInputElement>) => {
    // While a text is composed, as in Thai or Japanese, the keys belong to the composition.
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
      // While nothing is marked, Enter belongs to the form; the kit would keep it for an open list.
      open={isOpen && marked !== null}
      activeId={markedIndex < 0 ? null : optionId(markedIndex)}
      setActiveId={(itemId) => list.onMark(options.find((_, index) => optionId(index) === itemId)?.key ?? null)}
      includesBaseElement={passesField}
    >
      <div className={classes.place}>
        <Field look={look}>
          {(tie) => (
            <Control {...{ leftToRight, start, end, endWidth }}>
              <Combobox
                {...rest}
                {...tie}
                aria-expanded={isOpen}
                // The kit would hold the value; here the screen does, or the element itself where a form library reads it.
                render={(input) => <input {...input} {...(suggestions === null && plain)} value={value} />}
                setValueOnChange={false}
                setValueOnClick={false}
                showOnChange={false}
                showOnClick={false}
                showOnKeyPress={false}
                className={fields.input}
                onKeyDownCapture={handleKey}
                onFocus={(event) => {
                  onFocus?.(event);
                  // The kit would pass the focus through the option that is marked next; only the arrow keys need that.
                  event.preventDefault();
                }}
              />
            </Control>
          )}
        </Field>
        {isOpen && (
          // A press inside must not take the focus out of the field, which would close the list before the click arrives.
          <div className={classes.panel} onMouseDown={(event) => event.preventDefault()} role="presentation">
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
                  <ComboboxItem
                    key={key}
                    id={optionId(index)}
                    aria-selected={key === marked}
                    className={classes.option}
                    onClick={() => list.onPick(key)}
                  >
                    {content}
                  </ComboboxItem>
                ))}
              </ComboboxList>
            )}
          </div>
        )}
      </div>
    </ComboboxProvider>
  );
}
