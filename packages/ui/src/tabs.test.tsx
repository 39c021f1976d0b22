// @vitest-environment happy-dom
import { act, useState } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Tabs } from './tabs.tsx';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

const names = ['waiting', 'moving', 'arrived'] as const;
let root: Root;
let box: HTMLElement;

function Stages({ rightToLeft }: { rightToLeft: boolean }) {
  const [chosen, choose] = useState<(typeof names)[number]>('waiting');
  return (
    <Tabs label="Stages" names={names} chosen={chosen} onChoose={choose} rightToLeft={rightToLeft} tab={(name) => name}>
      {`orders ${chosen}`}
    </Tabs>
  );
}

async function renderTabs(rightToLeft = false): Promise<void> {
  box = document.body.appendChild(document.createElement('div'));
  root = createRoot(box);
  await act(async () => root.render(<Stages rightToLeft={rightToLeft} />));
  await act(async () => box.querySelector<HTMLElement>('[role=tab]')?.focus());
}

async function press(key: string): Promise<string | null | undefined> {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true });
  await act(async () => void document.activeElement?.dispatchEvent(event));
  return box.querySelector('[role=tab][aria-selected=true]')?.textContent;
}

afterEach(() => {
  act(() => root.unmount());
  box.remove();
});

describe('tabs', () => {
  it('labels the tab list, and the panel by the selected tab', async () => {
    await renderTabs();
    const panel = box.querySelector('[role=tabpanel]');
    expect(box.querySelector('[role=tablist]')?.getAttribute('aria-label')).toBe('Stages');
    expect(panel?.textContent).toBe('orders waiting');
    expect(document.getElementById(panel?.getAttribute('aria-labelledby') ?? '')?.textContent).toBe('waiting');
  });

  it('selects tabs with the arrow keys, which wrap around, and with Home and End', async () => {
    await renderTabs();
    expect(await press('ArrowRight')).toBe('moving');
    expect(await press('End')).toBe('arrived');
    expect(await press('ArrowRight')).toBe('waiting');
    expect(await press('ArrowLeft')).toBe('arrived');
    expect(await press('Home')).toBe('waiting');
    expect(box.querySelector('[role=tabpanel]')?.textContent).toBe('orders waiting');
  });

  it('mirrors the arrow keys on a right-to-left page', async () => {
    await renderTabs(true);
    expect(await press('ArrowLeft')).toBe('moving');
    expect(await press('ArrowRight')).toBe('waiting');
  });
});
