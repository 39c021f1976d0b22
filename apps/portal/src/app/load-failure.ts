import { browserClock } from '@riderbell/web/clock.ts';
import { shouldReload } from '@riderbell/web/lazy/should-reload.ts';
import { tabStore } from '@riderbell/web/storage/storage.ts';

/** The texts of the full-page banner of specification §2. */
export interface LoadFailureTexts {
  readonly message: string;
  readonly close: string;
}

/** Reads the banner's texts from the page, where the server put them, because they are needed even if no texts could be loaded. */
export function loadFailureTexts(): LoadFailureTexts {
  const [message, close] = document.querySelectorAll('.app-splash-failure > *');
  return { message: message?.textContent ?? '', close: close?.textContent ?? '' };
}

/**
 * Shows the full-page banner, whose button reloads the page. If a reload is known to help, reloads at once instead.
 * It uses only the DOM, because any part of the portal may be missing.
 */
export function showLoadFailure(element: HTMLElement, texts: LoadFailureTexts, failure: unknown): void {
  if (shouldReload(failure, tabStore, browserClock)) {
    window.location.reload();
    return;
  }
  const banner = document.createElement('div');
  banner.className = 'app-load-failure';
  const text = document.createElement('p');
  text.setAttribute('role', 'alert');
  text.textContent = texts.message;
  const close = document.createElement('button');
  close.type = 'button';
  close.textContent = texts.close;
  close.addEventListener('click', () => window.location.reload());
  banner.append(text, close);
  element.replaceChildren(banner);
}
