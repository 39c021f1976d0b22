import type { ComboboxField, ComboboxFieldProps } from '@riderbell/ui/combobox/combobox-field.tsx';
import { TextField } from '@riderbell/ui/fields/text-field.tsx';
import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { wait } from '../clock.ts';
import { withRetry } from './with-retry.ts';

type Combobox = typeof ComboboxField;

let loaded: Combobox | null = null;

const load = async (): Promise<Combobox> => {
  const module = await withRetry(() => import('@riderbell/ui/combobox/combobox-field.tsx'), wait);
  return (loaded = module.ComboboxField);
};

/** The combobox, loaded once per page; null if it cannot be loaded, and the fields then stay plain. */
export const comboboxLoading: Promise<Combobox | null> = load().catch(() => null);

/**
 * A combobox. The library behind its list is 23 kB, too much for the first view of a page: until it is loaded, the field is
 * a plain text field. The swap preserves text, focus and caret.
 */
export function LazyCombobox({ suggestions, ...props }: ComboboxFieldProps) {
  const box = useRef<HTMLDivElement>(null);
  const [Field, setField] = useState<Combobox | null>(() => loaded);
  useEffect(() => {
    const { current } = box;
    if (Field !== null || current === null) return undefined;
    const unmounted = new AbortController();
    const { signal } = unmounted;
    let isComposing = false;
    let arrived: Combobox | null = null;
    const swapField = () => {
      const input = current.querySelector('input');
      // Replacing the field during composition would lose the composed text.
      if (arrived === null || isComposing || input === null || signal.aborted) return;
      const combobox = arrived;
      const { value, selectionStart, selectionEnd } = input;
      const hadFocus = input === document.activeElement;
      flushSync(() => setField(() => combobox));
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
        // The input event with the composed text comes after this event.
        setTimeout(swapField);
      },
      { signal },
    );
    const swapWhenLoaded = async () => {
      arrived = await comboboxLoading;
      swapField();
    };
    void swapWhenLoaded();
    return () => unmounted.abort();
  }, [Field]);
  return (
    <div ref={box} style={{ display: 'contents' }}>
      {Field === null ? <TextField {...props} /> : <Field {...props} suggestions={suggestions} />}
    </div>
  );
}
