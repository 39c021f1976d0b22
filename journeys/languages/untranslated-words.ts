import type { Page } from '@playwright/test';

/** Attributes that are shown or read by screen readers. */
const spoken = [
  'aria-label',
  'aria-description',
  'aria-roledescription',
  'aria-valuetext',
  'title',
  'alt',
  'placeholder',
];

/** All text that the page shows or that screen readers read: text nodes, attributes and the title. */
async function textsOn(page: Page): Promise<string[]> {
  // A string, because the journeys have no browser types.
  const script = `(() => {
    const texts = [document.title];
    const isVisible = (element) => element.checkVisibility({ visibilityProperty: true }) && element.closest('script, style, noscript') === null;
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const { parentElement, data } = walker.currentNode;
      if (data.trim() !== '' && isVisible(parentElement)) texts.push(data);
    }
    for (const name of ${JSON.stringify(spoken)}) {
      for (const element of document.querySelectorAll('[' + name + ']')) {
        if (isVisible(element)) texts.push(element.getAttribute(name));
      }
    }
    return texts;
  })()`;
  return page.evaluate(script) as Promise<string[]>;
}

/** A value inside a pseudo text may be one itself, so brackets go from the inside out. */
function withoutPseudo(text: string): string {
  const left = text.replaceAll(/⟦[^⟦⟧]*⟧/g, ' ');
  return left === text ? text : withoutPseudo(left);
}

/**
 * Words on a page with pseudo texts that come from no language file.
 * @param data not to be translated: names, addresses, dates
 */
export async function untranslatedWords(page: Page, data: readonly RegExp[]): Promise<string[]> {
  const left = (await textsOn(page)).map((text) =>
    data.reduce(
      (rest, pattern) => rest.replaceAll(pattern, ' '),
      withoutPseudo(text).replaceAll(/[\u202a-\u202e\u2066-\u2069]/g, ''),
    ),
  );
  return [...new Set(left.filter((text) => /\p{L}/u.test(text) || /[⟦⟧]/.test(text)).map((text) => text.trim()))];
}
