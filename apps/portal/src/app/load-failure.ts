import { browserClock } from '../platform/clock.ts';
import { mendsByNewStart } from '../platform/lazy/new-start.ts';
import { tabStore } from '../platform/storage.ts';

/** Word for word of specification §2. It shows when not even the texts could be loaded, so it stands here, in English. */
const message = 'Could not load the application. Please check your internet connection and try again';

/**
 * The full-page banner; its close button loads the page again, which happens by itself where that is known to help.
 * Made by hand, since any part of the portal may be missing.
 */
export function showLoadFailure(element: HTMLElement, failure: unknown): void {
  if (mendsByNewStart(failure, tabStore, browserClock)) {
    window.location.reload();
    return;
  }
  const banner = document.createElement('div');
  banner.className = 'app-load-failure';
  const text = document.createElement('p');
  text.setAttribute('role', 'alert');
  text.textContent = message;
  const close = document.createElement('button');
  close.type = 'button';
  close.textContent = 'Close and reload';
  close.addEventListener('click', () => window.location.reload());
  banner.append(text, close);
  element.replaceChildren(banner);
}
