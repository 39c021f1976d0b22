// @vitest-environment happy-dom
import { act, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, it, vi } from 'vitest';
import { LabelsProvider } from '@riderbell/ui/labels.tsx';
import { testingLabels } from '@riderbell/ui/testing-labels.ts';
import { comboboxLoading, LazyCombobox } from './lazy-combobox.tsx';

const network = vi.hoisted(() => {
  let answer = (): void => undefined;
  const answered = new Promise<void>((resolve) => (answer = resolve));
  return { answer, answered };
});
vi.mock('@riderbell/ui/combobox/combobox-field.tsx', async (actual) => {
  await network.answered;
  return actual();
});
vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

const noList = { label: 'Places', options: [], isOpen: false, marked: null };
const ignoredEvents = { onOpen: () => undefined, onMark: () => undefined, onPick: () => undefined };

function Form() {
  const [text, setText] = useState('');
  return (
    <LabelsProvider value={testingLabels}>
      <LazyCombobox
        label="Address"
        value={text}
        suggestions={{ ...noList, ...ignoredEvents }}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
      />
      <LazyCombobox label="Name" defaultValue="Malee" suggestions={null} />
    </LabelsProvider>
  );
}

it('accepts text before the combobox has loaded, then becomes one and keeps text, focus and caret', async () => {
  const box = document.body.appendChild(document.createElement('div'));
  const root = createRoot(box);
  await act(async () => root.render(<Form />));
  const address = () => box.querySelector('input') ?? document.createElement('input');
  const plain = address();
  expect(plain.getAttribute('role')).toBeNull();
  await act(async () => {
    plain.focus();
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(plain, 'Silom Road');
    plain.dispatchEvent(new Event('input', { bubbles: true }));
    plain.setSelectionRange(5, 5);
  });

  // The swap waits for the end of the composition.
  plain.dispatchEvent(new CompositionEvent('compositionstart', { bubbles: true }));
  await act(async () => {
    network.answer();
    await comboboxLoading;
  });
  expect(address()).toBe(plain);
  await act(async () => {
    plain.dispatchEvent(new CompositionEvent('compositionend', { bubbles: true }));
    await new Promise((resolve) => setTimeout(resolve, 5));
  });

  expect(address()).not.toBe(plain);
  expect(address().getAttribute('role')).toBe('combobox');
  expect(address().value).toBe('Silom Road');
  expect(document.activeElement).toBe(address());
  expect([address().selectionStart, address().selectionEnd]).toEqual([5, 5]);
  expect([...box.querySelectorAll('input')].map(({ value }) => value)).toEqual(['Silom Road', 'Malee']);
  act(() => root.unmount());
});
