import type { SavedAddress } from '@riderbell/contract/shapes/saved-address.ts';
import { useEffect, useEffectEvent, useId, useState, useSyncExternalStore } from 'react';
import { wait } from '@riderbell/web/clock.ts';
import { useTexts } from '@riderbell/web/i18n/use-texts.ts';
import { DrawnIn } from '@riderbell/ui/drawn-in.tsx';
import { AddressPanel, optionIdOf } from './address-panel.tsx';
import type { SearchState } from './address-search.ts';
import { type BookSearch, createBookSearch } from './book-search.ts';
import { listActionOf } from './list-keys.ts';
import { addressLine } from './saved-customer.ts';

const found: SearchState = { text: '', phase: 'found', options: [], foundFor: '', problem: null };

interface FieldSuggestionsProps {
  readonly input: HTMLInputElement;
  readonly search: (query: string, signal: AbortSignal) => Promise<readonly SavedAddress[]>;
  readonly onChoose: (customer: SavedAddress) => void;
}

/**
 * Suggests customers of the address book below an existing field. The field keeps its focus and its text, and is a
 * combobox while this component is mounted.
 */
export function FieldSuggestions({ input, search, onChoose }: FieldSuggestionsProps) {
  const t = useTexts('addressbook');
  const id = useId();
  const [book] = useState(() => createBookSearch(search, wait));
  const { customers } = useSyncExternalStore(book.subscribe, book.get);
  const [open, setOpen] = useState(false);
  // No option is marked automatically: Enter after a new name moves to the next field.
  const [marked, setMarked] = useState(-1);
  const active = Math.min(marked, customers.length - 1);
  const shows = open && customers.length > 0;

  const close = () => {
    setOpen(false);
    setMarked(-1);
  };
  const choose = (index: number) => {
    const customer = customers[index];
    if (!customer) return;
    close();
    book.type('');
    onChoose(customer);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.isComposing) return;
    const action = listActionOf(event, { open: shows, active, count: customers.length, settled: true });
    if (!action || (action.kind === 'mark' && customers.length === 0)) return;
    // Otherwise the form would move to the next field on the same Enter.
    event.preventDefault();
    event.stopPropagation();
    if (action.kind === 'mark') {
      setOpen(true);
      setMarked(action.index);
    } else if (action.kind === 'pick') choose(action.index);
    else close();
  };
  useTyping(input, book, { onKeyDown, onOpen: () => setOpen(true), onClose: close });
  useCombobox(input, { list: id, open: shows, active: shows && active >= 0 ? optionIdOf(id, active) : null });

  if (!shows || !input.parentElement) return null;
  return (
    <DrawnIn element={input.parentElement}>
      <AddressPanel
        list={{ id, label: t('saved'), title: t('saved') }}
        state={found}
        options={customers.map((customer) => ({
          key: customer.id,
          title: `${customer.name} · ${customer.phone_number}`,
          note: addressLine(customer),
          at: null,
          isCustomer: true,
        }))}
        near={null}
        active={active}
        onPick={choose}
        onRetry={() => undefined}
      />
    </DrawnIn>
  );
}

/** Listens to typing only, and not to values that the form sets. */
function useTyping(
  input: HTMLInputElement,
  book: BookSearch,
  handlers: { onKeyDown: (event: KeyboardEvent) => void; onOpen: () => void; onClose: () => void },
): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => handlers.onKeyDown(event));
  const onInput = useEffectEvent(() => {
    handlers.onOpen();
    book.type(input.value);
  });
  const onBlur = useEffectEvent(() => handlers.onClose());
  useEffect(() => {
    const ended = new AbortController();
    const { signal } = ended;
    input.addEventListener('keydown', (event) => onKeyDown(event), { signal });
    input.addEventListener('input', () => onInput(), { signal });
    input.addEventListener('blur', () => onBlur(), { signal });
    return () => {
      ended.abort();
      book.type('');
    };
  }, [input, book]);
}

/** The ARIA attributes of a combobox (WAI-ARIA); removed on unmount. */
function useCombobox(
  input: HTMLInputElement,
  { list, open, active }: { list: string; open: boolean; active: string | null },
): void {
  useEffect(() => {
    input.setAttribute('role', 'combobox');
    input.setAttribute('aria-autocomplete', 'list');
    return () => {
      for (const name of ['role', 'aria-autocomplete', 'aria-expanded', 'aria-controls', 'aria-activedescendant']) {
        input.removeAttribute(name);
      }
    };
  }, [input]);
  useEffect(() => {
    input.setAttribute('aria-expanded', String(open));
    for (const [name, value] of [
      ['aria-controls', open ? list : null],
      ['aria-activedescendant', active],
    ] as const) {
      if (value === null) input.removeAttribute(name);
      else input.setAttribute(name, value);
    }
  }, [input, list, open, active]);
}
