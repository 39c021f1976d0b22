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

/** Screen readers and keyboards start at the heading of the new screen; the first screen keeps the browser's own start. */
function useFocusOnNewScreen(): void {
  const { pathname } = useLocation();
  const [, screen] = pathname.split('/');
  const shown = useRef(screen);
  useEffect(() => {
    if (shown.current === screen) return;
    shown.current = screen;
    const heading = document.querySelector<HTMLElement>('main h1');
    (heading ?? document.getElementById(mainId))?.focus({ preventScroll: true });
  }, [screen]);
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
