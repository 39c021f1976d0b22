import { browserClock } from '@riderbell/web/clock.ts';
import { shouldReload } from '@riderbell/web/lazy/should-reload.ts';
import { tabStore } from '@riderbell/web/storage/storage.ts';

/** The words of the full-page banner of specification §2. */
export interface LoadFailureWords {
  readonly message: string;
  readonly close: string;
}

/** In the language of the page, where the server has put them: they are needed when not even the texts could be loaded. */
export function loadFailureWords(): LoadFailureWords {
  const [message, close] = document.querySelectorAll('.app-splash-failure > *');
  return { message: message?.textContent ?? '', close: close?.textContent ?? '' };
}

/**
 * The full-page banner; its close button loads the page again, which happens by itself where that is known to help.
 * Made by hand, since any part of the portal may be missing.
 */
export function showLoadFailure(element: HTMLElement, words: LoadFailureWords, failure: unknown): void {
  if (shouldReload(failure, tabStore, browserClock)) {
    window.location.reload();
    return;
  }
  const banner = document.createElement('div');
  banner.className = 'app-load-failure';
  const text = document.createElement('p');
  text.setAttribute('role', 'alert');
  text.textContent = words.message;
  const close = document.createElement('button');
  close.type = 'button';
  close.textContent = words.close;
  close.addEventListener('click', () => window.location.reload());
  banner.append(text, close);
  element.replaceChildren(banner);
}
