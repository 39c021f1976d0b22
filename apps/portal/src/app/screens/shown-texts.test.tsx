// @vitest-environment happy-dom
import type { Language } from '@riderbell/domain/countries/languages.ts';
import type { Area } from '@riderbell/messages/texts.ts';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createTexts, type Texts } from '@riderbell/web/i18n/texts.ts';
import { TextsProvider, useLanguage, useProblemText, useTexts } from '@riderbell/web/i18n/use-texts.ts';

const cleanups: (() => void)[] = [];
afterEach(() => {
  for (const cleanUp of cleanups.splice(0)) cleanUp();
});

const voucherProblem = 'voucher.error.validation.message';

/** Text files by name; any other file fails to load. */
function textsOf(
  language: Language,
  files: Readonly<Record<string, Readonly<Record<string, string>>>>,
  waitFor: (file: string) => Promise<void> = async () => undefined,
): Texts {
  return createTexts(language, async (of: Language, area: Area) => {
    await waitFor(`${of}/${area}`);
    const texts = files[`${of}/${area}`];
    if (texts === undefined) throw new Error('no file');
    return texts;
  });
}

function Screen({ problem, fallback }: { problem: string; fallback: string | undefined }) {
  const t = useTexts('common');
  const { language } = useLanguage();
  const problemText = useProblemText(fallback);
  return (
    <>
      <h1>{t('close')}</h1>
      <code>{language}</code>
      <p>{problemText({ translationKey: problem, values: { code: 'AB' } })}</p>
      <input />
    </>
  );
}

/** Renders a screen with a text, a problem and a field. */
async function shown(texts: Texts, problem = 'gone', fallback?: string) {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const box = document.createElement('div');
  const root = createRoot(box);
  cleanups.push(() => act(() => root.unmount()));
  await act(async () =>
    root.render(
      <TextsProvider value={texts}>
        <Screen problem={problem} fallback={fallback} />
      </TextsProvider>,
    ),
  );
  return () => ['h1', 'code', 'p'].map((name) => box.querySelector(name)?.textContent).join(' | ');
}

const english = {
  'en/common': { close: 'Close' },
  'en/errors': { 'server.failure': 'Something went wrong', late: 'Too late' },
  'en/vouchers': { [voucherProblem]: 'No voucher {{code}}' },
};

describe('a text on the screen', () => {
  it('shows the new language without remounting the screen', async () => {
    const texts = textsOf('en', {
      ...english,
      'fi/common': { close: 'Sulje' },
      'fi/errors': { 'server.failure': 'Virhe' },
    });
    await texts.load(['common', 'errors']);
    const screen = await shown(texts);
    expect(screen()).toBe('Close | en | Something went wrong');
    await act(() => texts.changeLanguage('fi'));
    expect(screen()).toBe('Sulje | fi | Virhe');
  });

  it('is empty until its English fallback has loaded', async () => {
    let arrive: (() => void) | undefined;
    const held = new Promise<void>((resolve) => (arrive = resolve));
    const files = { ...english, 'fi/common': {}, 'fi/errors': { 'server.failure': 'Virhe' } };
    const texts = textsOf('fi', files, (file) => (file === 'en/common' ? held : Promise.resolve()));
    await texts.load(['common', 'errors']);
    const screen = await shown(texts, 'server.failure');
    expect(screen()).toBe(' | fi | Virhe');
    await act(async () => arrive?.());
    await vi.waitFor(() => expect(screen()).toBe('Close | fi | Virhe'));
  });
});

describe('a problem', () => {
  it('shows a problem from any area that has its text, also from one that loads later', async () => {
    const texts = textsOf('en', english);
    await texts.load(['common', 'errors']);
    const screen = await shown(texts, voucherProblem);
    expect(screen()).toBe('Close | en | Something went wrong');
    await act(() => texts.load(['vouchers']));
    expect(screen()).toBe('Close | en | No voucher AB');
  });

  it('shows a problem without a text as the general failure or as the screen’s own message', async () => {
    const texts = textsOf('en', english);
    await texts.load(['common', 'errors']);
    expect((await shown(texts, 'gone'))()).toBe('Close | en | Something went wrong');
    expect((await shown(texts, 'gone', 'Not saved'))()).toBe('Close | en | Not saved');
    expect((await shown(texts, 'server.failure', 'Not saved'))()).toBe('Close | en | Not saved');
    expect((await shown(texts, 'late', 'Not saved'))()).toBe('Close | en | Too late');
  });

  it('shows a problem in English if its text is missing in the page’s language', async () => {
    const texts = textsOf('fi', {
      ...english,
      'fi/common': { close: 'Sulje' },
      'fi/errors': { 'server.failure': 'Virhe' },
    });
    await texts.load(['common', 'errors']);
    const screen = await shown(texts, 'late');
    await vi.waitFor(() => expect(screen()).toBe('Sulje | fi | Too late'));
  });
});
