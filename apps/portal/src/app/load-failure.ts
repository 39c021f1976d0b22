/** Word for word of specification §2. It shows when not even the texts could be loaded, so it stands here, in English. */
const message = 'Could not load the application. Please check your internet connection and try again';

/** The full-page banner; its close button loads the page again. Made by hand, since any part of the portal may be missing. */
export function showLoadFailure(element: HTMLElement): void {
  const banner = document.createElement('div');
  banner.className = 'app-load-failure';
  banner.setAttribute('role', 'alert');
  const text = document.createElement('p');
  text.textContent = message;
  const close = document.createElement('button');
  close.type = 'button';
  close.textContent = 'Reload';
  close.addEventListener('click', () => window.location.reload());
  banner.append(text, close);
  element.replaceChildren(banner);
}
