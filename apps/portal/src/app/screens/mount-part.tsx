import { exampleDeployment } from '@riderbell/contract/example-deployment.ts';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrandProvider } from '@riderbell/web/brand/brand.tsx';
import { DeploymentProvider } from '@riderbell/web/deployment.ts';
import { createTexts } from '@riderbell/web/i18n/texts.ts';
import { TextsProvider } from '@riderbell/web/i18n/use-texts.ts';
import { comboboxLoading } from '@riderbell/web/lazy/lazy-combobox.tsx';
import { createQueryClient } from '@riderbell/web/query/query-client.ts';
import { LabelsProvider } from '@riderbell/ui/labels.tsx';
import { testingLabels } from '@riderbell/ui/testing-labels.ts';
import { brandView } from '../brand/brand-view.tsx';
import { renderingTexts } from '../rendering-texts.ts';

const texts = createTexts('en', renderingTexts());
const areas = [
  ...(['common', 'orders', 'places', 'errors', 'vouchers', 'guests', 'addressbook'] as const),
  ...([
    'accounts',
    'account-errors',
    'link-settings',
    'tracking',
    'landing',
    'history',
    'change-note',
    'numbers',
    'navigation',
    'cash-book',
    'activity',
    'exports',
  ] as const),
];
export interface MountedPart {
  readonly box: HTMLElement;
  /** The input with the given label. */
  field(label: string): HTMLInputElement;
  button(name: string): HTMLButtonElement | undefined;
  unmount(): void;
}

/** Mounts a part of the portal with all the providers that it needs. */
export async function mountPart(part: ReactNode): Promise<MountedPart> {
  // Fields are comboboxes from the first render, as in a page that has loaded all scripts.
  await Promise.all([texts.load(areas), comboboxLoading]);
  const box = document.body.appendChild(document.createElement('div'));
  const root = createRoot(box);
  const { queryClient } = createQueryClient();
  await act(async () =>
    root.render(
      <TextsProvider value={texts}>
        <DeploymentProvider value={exampleDeployment}>
          <LabelsProvider value={testingLabels}>
            <BrandProvider value={brandView(exampleDeployment.brand)}>
              <QueryClientProvider client={queryClient}>{part}</QueryClientProvider>
            </BrandProvider>
          </LabelsProvider>
        </DeploymentProvider>
      </TextsProvider>,
    ),
  );
  return {
    box,
    field(label) {
      const named = [...box.querySelectorAll('label')].find(({ textContent }) => textContent?.startsWith(label));
      const input = box.querySelector<HTMLInputElement>(`[id="${named?.htmlFor}"]`);
      if (input === null) throw new Error(`There is no field ${label}`);
      return input;
    },
    button: (name) => [...box.querySelectorAll('button')].find(({ textContent }) => textContent?.trim() === name),
    unmount() {
      act(() => root.unmount());
      queryClient.clear();
      box.remove();
    },
  };
}

/** Replaces a field's text as a person would, with an input event. */
export async function type(input: HTMLInputElement | HTMLTextAreaElement, text: string): Promise<void> {
  await act(async () => {
    input.focus();
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(input), 'value')?.set?.call(input, text);
    input.dispatchEvent(new Event('input', { bubbles: true }));
  });
}

export async function press(input: HTMLElement, key: string, more: KeyboardEventInit = {}): Promise<void> {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more });
  await act(async () => void input.dispatchEvent(event));
}

export async function leave(input: HTMLElement): Promise<void> {
  await act(async () => input.blur());
}

export async function click(element: HTMLElement | undefined): Promise<void> {
  if (element === undefined) throw new Error('There is nothing to press');
  await act(async () => element.click());
}

/** Repeats the check until it passes, and lets React settle in between. */
export async function eventually(check: () => void): Promise<void> {
  const { vi } = await import('vitest');
  const settled = async (): Promise<void> => {
    await act(async () => undefined);
    check();
  };
  // A long timeout, because one render can take seconds on a busy machine.
  await vi.waitFor(settled, { timeout: 15_000, interval: 20 });
}
