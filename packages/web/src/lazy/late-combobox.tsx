import type { ComboboxField, ComboboxFieldProps } from '@riderbell/ui/combobox/combobox-field.tsx';
import { TextField } from '@riderbell/ui/fields/text-field.tsx';
import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { wait } from '../clock.ts';
import { withRetry } from './with-retry.ts';

type Kit = typeof ComboboxField;

let loaded: Kit | null = null;

const load = async (): Promise<Kit> => {
  const module = await withRetry(() => import('@riderbell/ui/combobox/combobox-field.tsx'), wait);
  return (loaded = module.ComboboxField);
};

/** The combobox, fetched once for the page; null when it cannot be loaded, and the fields then stay plain. */
export const comboboxLoaded: Promise<Kit | null> = load().catch(() => null);

/**
 * A combobox. The kit behind its list weighs 23 kB, which the first view of a page does without: until the kit has arrived, the field is
 * a plain text field. It then keeps its text, its focus and its caret.
 */
export function LateCombobox({ suggestions, ...props }: ComboboxFieldProps) {
  const box = useRef<HTMLDivElement>(null);
  const [Field, setField] = useState<Kit | null>(() => loaded);
  useEffect(() => {
    const { current } = box;
    if (Field !== null || current === null) return undefined;
    const ended = new AbortController();
    const { signal } = ended;
    let isComposing = false;
    let arrived: Kit | null = null;
    const take = () => {
      const input = current.querySelector('input');
      // A text that is being composed would be lost with its field.
      if (arrived === null || isComposing || input === null || signal.aborted) return;
      const kit = arrived;
      const { value, selectionStart, selectionEnd } = input;
      const hadFocus = input === document.activeElement;
      flushSync(() => setField(() => kit));
      const next = current.querySelector('input');
      if (next === null) return;
      if (next.value !== value) next.value = value;
      if (!hadFocus) return;
      next.focus({ preventScroll: true });
      next.setSelectionRange(selectionStart, selectionEnd);
    };
    current.addEventListener('compositionstart', () => (isComposing = true), { signal });
    current.addEventListener(
      'compositionend',
      () => {
        isComposing = false;
        // The composed text arrives with the input event, which comes after this one.
        setTimeout(take);
      },
      { signal },
    );
    const takeWhenLoaded = async () => {
      arrived = await comboboxLoaded;
      take();
    };
    void takeWhenLoaded();
    return () => ended.abort();
  }, [Field]);
  return (
    <div ref={box} style={{ display: 'contents' }}>
      {Field === null ? <TextField {...props} /> : <Field {...props} suggestions={suggestions} />}
    </div>
  );
}
