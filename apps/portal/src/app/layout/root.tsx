import { useEffect, useRef } from 'react';
import { Outlet, ScrollRestoration, useLocation, useNavigate } from 'react-router';
import { useTexts } from '../../platform/i18n/use-texts.ts';
import { session } from '../../platform/session/browser-session.ts';
import { notify } from '../../ui/notices/notify.ts';
import { paths } from '../paths.ts';
import { mainId } from './main-area.tsx';

/** Around every screen: the skip link, the focus after a change of screen, and the end of a session. */
export function Root() {
  const t = useTexts('common');
  useFocusOnNewScreen();
  useSessionEnd();
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
  useEffect(
    () =>
      session.onEnd((reason) => {
        notify({
          kind: reason === 'refused' ? 'warning' : 'info',
          message: t(reason === 'refused' ? 'session-ended' : 'disconnected'),
        });
        void navigate(paths.landing());
      }),
    [navigate, t],
  );
}
