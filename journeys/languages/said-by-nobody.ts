import type { Page } from '@playwright/test';

/** Attributes that are read out or shown. */
const spoken = [
  'aria-label',
  'aria-description',
  'aria-roledescription',
  'aria-valuetext',
  'title',
  'alt',
  'placeholder',
];

/** All that the page shows or reads out: the texts of the page, its attributes, its title. */
async function saidOn(page: Page): Promise<string[]> {
  // As text: it runs in the page, whose names the types of the journeys do not know.
  const script = `(() => {
    const said = [document.title];
    const isSeen = (element) => element.checkVisibility({ visibilityProperty: true }) && element.closest('script, style, noscript') === null;
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const { parentElement, data } = walker.currentNode;
      if (data.trim() !== '' && isSeen(parentElement)) said.push(data);
    }
    for (const name of ${JSON.stringify(spoken)}) {
      for (const element of document.querySelectorAll('[' + name + ']')) {
        if (isSeen(element)) said.push(element.getAttribute(name));
      }
    }
    return said;
  })()`;
  return page.evaluate(script) as Promise<string[]>;
}

/** A value inside a pseudo text may be one itself, so brackets go from the inside out. */
function withoutPseudo(text: string): string {
  const left = text.replaceAll(/⟦[^⟦⟧]*⟧/g, ' ');
  return left === text ? text : withoutPseudo(left);
}

/**
 * Words on a page of pseudo texts that no language file holds.
 * @param data what is no matter of languages: names, addresses, dates
 */
export async function wordsBesidePseudo(page: Page, data: readonly RegExp[]): Promise<string[]> {
  const left = (await saidOn(page)).map((text) =>
    data.reduce(
      (rest, pattern) => rest.replaceAll(pattern, ' '),
      withoutPseudo(text).replaceAll(/[\u202a-\u202e\u2066-\u2069]/g, ''),
    ),
  );
  return [...new Set(left.filter((text) => /\p{L}/u.test(text) || /[⟦⟧]/.test(text)).map((text) => text.trim()))];
}
