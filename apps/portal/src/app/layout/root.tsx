import { useEffect, useEffectEvent, useRef } from 'react';
import { Outlet, ScrollRestoration, useLocation, useNavigate } from 'react-router';
import { watchBrowserBuild } from '../../platform/build/browser-build.ts';
import { reloadDelay } from '../../platform/build/build-watch.ts';
import { useTexts } from '../../platform/i18n/use-texts.ts';
import { session } from '../../platform/session/browser-session.ts';
import type { EndReason } from '../../platform/session/session.ts';
import { noticeDuration, notify } from '../../ui/notices/notify.ts';
import { paths } from '../paths.ts';
import { mainId } from './main-area.tsx';

/** Around every screen: the skip link, the focus after a change of screen, and the end of a session. */
export function Root() {
  const t = useTexts('common');
  useFocusOnNewScreen();
  useSessionEnd();
  useNewerBuild();
  return (
    <>
      <a className="app-skip-link" href={`#${mainId}`}>
        {t('skip-to-content')}
      </a>
      <Outlet />
      <ScrollRestoration />
    </>
  );
}

/**
 * Screen readers and keyboards start at the heading of the new screen, as soon as it is there; a screen that has put the focus
 * somewhere itself knows better. The first screen of a visit keeps the browser's own start.
 */
function useFocusOnNewScreen(): void {
  const { pathname } = useLocation();
  const [, screen] = pathname.split('/');
  const shown = useRef(screen);
  useEffect(() => {
    if (shown.current === screen) return undefined;
    shown.current = screen;
    if (focusHeading()) return undefined;
    const waiting = new MutationObserver(() => focusHeading() && waiting.disconnect());
    waiting.observe(document.body, { childList: true, subtree: true });
    return () => waiting.disconnect();
  }, [screen]);
}

/** Whether the focus is in the screen now. */
function focusHeading(): boolean {
  const main = document.getElementById(mainId);
  if (main?.contains(document.activeElement)) return true;
  const heading = main?.querySelector<HTMLElement>('h1');
  heading?.focus({ preventScroll: true });
  return heading != null;
}

function useSessionEnd(): void {
  const t = useTexts('common');
  const navigate = useNavigate();
  const leave = useEffectEvent((reason: EndReason) => {
    const refused = reason === 'refused';
    notify({ kind: refused ? 'warning' : 'info', message: t(refused ? 'session-ended' : 'disconnected') });
    void navigate(paths.landing());
  });
  useEffect(() => session.onEnd((reason) => leave(reason)), []);
}

/** specification §8: says it, and loads the newer build. */
function useNewerBuild(): void {
  const t = useTexts('common');
  const tell = useEffectEvent(() => {
    notify({ kind: 'warning', message: t('outdated'), duration: noticeDuration.longest });
    setTimeout(() => window.location.reload(), reloadDelay);
  });
  useEffect(() => watchBrowserBuild(() => tell()), []);
}
