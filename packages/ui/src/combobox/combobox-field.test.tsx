// @vitest-environment happy-dom
import { act, useState } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ComboboxField } from './combobox-field.tsx';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

const onPick = vi.fn();
let root: Root;
let box: HTMLElement;

function Field({ passesField, isPlain }: { passesField: boolean; isPlain: boolean }) {
  const [isOpen, setOpen] = useState(true);
  const [marked, mark] = useState<string | null>(null);
  const options = ['Silom', 'Sathorn', 'Siam'].map((key) => ({ key, content: key }));
  const list = { label: 'Places', options, isOpen, marked, passesField, onOpen: setOpen, onMark: mark, onPick };
  return <ComboboxField aria-label="Address" defaultValue="Si" suggestions={isPlain ? null : list} />;
}

async function renderField({ passesField = false, isPlain = false } = {}): Promise<HTMLInputElement> {
  box = document.body.appendChild(document.createElement('div'));
  root = createRoot(box);
  await act(async () => root.render(<Field passesField={passesField} isPlain={isPlain} />));
  const input = box.querySelector('input');
  if (input === null) throw new Error('There is no field');
  await act(async () => input.focus());
  return input;
}

/** @returns whether the key's default action is still allowed */
async function press(input: HTMLElement, key: string, more: KeyboardEventInit = {}): Promise<boolean> {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more });
  await act(async () => void input.dispatchEvent(event));
  return !event.defaultPrevented;
}

const marked = () => box.querySelector('[aria-selected=true]')?.textContent ?? null;

afterEach(() => {
  act(() => root.unmount());
  box.remove();
  onPick.mockReset();
});

describe('a combobox', () => {
  it('names its list and points at the marked option', async () => {
    const input = await renderField();
    expect(input.getAttribute('role')).toBe('combobox');
    expect(input.getAttribute('aria-expanded')).toBe('true');
    expect(box.querySelector('[role=listbox]')?.getAttribute('aria-label')).toBe('Places');
    await press(input, 'ArrowDown');
    expect(document.getElementById(input.getAttribute('aria-activedescendant') ?? '')?.textContent).toBe('Silom');
  });

  it.each([
    [false, ['Silom', 'Sathorn', 'Siam', 'Silom']],
    [true, ['Silom', 'Sathorn', 'Siam', null, 'Silom']],
  ])(
    'marks one option after another with the arrow keys, with the field in the cycle: %s',
    async (passesField, expected) => {
      const input = await renderField({ passesField });
      for (const option of expected) {
        await press(input, 'ArrowDown');
        expect(marked()).toBe(option);
      }
    },
  );

  it('marks the last option first with the up arrow', async () => {
    const input = await renderField();
    await press(input, 'ArrowUp');
    expect(marked()).toBe('Siam');
  });

  it('picks the marked option with Enter, and leaves Enter to the form while none is marked', async () => {
    const input = await renderField();
    expect(await press(input, 'Enter')).toBe(true);
    expect(onPick).not.toHaveBeenCalled();
    await press(input, 'ArrowDown');
    expect(await press(input, 'Enter')).toBe(false);
    expect(onPick.mock.calls).toEqual([['Silom']]);
  });

  it('picks a clicked option and keeps the focus in the field', async () => {
    const input = await renderField();
    const option = [...box.querySelectorAll<HTMLElement>('[role=option]')][1];
    await act(async () => option?.click());
    expect(onPick.mock.calls).toEqual([['Sathorn']]);
    expect(document.activeElement).toBe(input);
  });

  it('closes the list with Escape, and leaves the next Escape to the page', async () => {
    const input = await renderField();
    expect(await press(input, 'Escape')).toBe(false);
    expect(box.querySelector('[role=listbox]')).toBeNull();
    expect(await press(input, 'Escape')).toBe(true);
  });

  it('opens the list with an arrow key', async () => {
    const input = await renderField();
    await press(input, 'Escape');
    await press(input, 'ArrowDown');
    expect(marked()).toBe('Silom');
  });

  it('leaves Home and End to the text field', async () => {
    const input = await renderField();
    await press(input, 'ArrowDown');
    expect(await press(input, 'End')).toBe(true);
    expect(marked()).toBe('Silom');
  });

  it('ignores keys during the composition of a text', async () => {
    const input = await renderField();
    await press(input, 'ArrowDown');
    await press(input, 'Enter', { isComposing: true });
    expect(onPick).not.toHaveBeenCalled();
  });

  it('is a plain text field without suggestions', async () => {
    const input = await renderField({ isPlain: true });
    expect([...input.attributes].map(({ name }) => name).filter((name) => /^role$|^aria-(?!label)/.test(name))).toEqual(
      [],
    );
    expect(input.value).toBe('Si');
  });
});
