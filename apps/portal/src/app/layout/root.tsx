import { useEffect, useEffectEvent, useRef } from 'react';
import { flags, useFlag } from '@riderbell/web/flags/flags.ts';
import { useTexts } from '@riderbell/web/i18n/use-texts.ts';
import {
  createPath,
  Outlet,
  ScrollRestoration,
  useLocation,
  useNavigate,
  useNavigation,
  useRevalidator,
} from 'react-router';
import { session } from '../../platform/session/browser-session.ts';
import type { EndReason } from '../../platform/session/session.ts';
import { store, webStorageKeys } from '@riderbell/web/storage/storage.ts';
import { storageKeys } from '../../platform/storage-keys.ts';
import { noticeDuration, notify } from '@riderbell/ui/notices/notify.ts';
import { askedFor } from '../asked-for.ts';
import { isForEverybody } from '../guards/verdict.ts';
import { paths } from '../../platform/paths.ts';
import { useDeferredPart } from '@riderbell/web/lazy/use-deferred-part.ts';
import { useShownPath } from '../shown-path.ts';
import { mainId } from './main-area.tsx';

/** Around every screen: the skip link, focus and scroll position after a change of screen, the end of a session, and the guards' second look. */
export function Root() {
  const t = useTexts('common');
  useFocusOnNewScreen();
  useSessionEnd();
  useNewerBuild();
  useGuardsOnChange();
  useShownPath();
  const isLoading = useNavigation().state !== 'idle';
  return (
    <>
      <a className="app-skip-link" href={`#${mainId}`}>
        {t('skip-to-content')}
      </a>
      {isLoading && <div className="app-progress" aria-hidden />}
      <ContactCentre />
      <Outlet />
      <ScrollRestoration storageKey={webStorageKeys.scrollPositions} />
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
  const location = useLocation();
  const { pathname } = location;
  const leave = useEffectEvent((reason: EndReason) => {
    const refused = reason === 'refused';
    // Who logs out is done with the page; who is logged out wants to go on with it.
    if (refused) askedFor.keep(createPath(location));
    else askedFor.forget();
    const message = t(refused ? 'session-ended' : 'disconnected');
    notify({ kind: refused ? 'warning' : 'info', message, id: 'session' });
    // Where it ended before the first screen, the guard has led there already; what everybody may see is left to be seen.
    if (pathname !== paths.landing() && !isForEverybody(pathname)) void navigate(paths.landing());
  });
  useEffect(() => session.onEnd((reason) => leave(reason)), []);
}

/** A maintenance begins and ends, and a gated screen comes and goes, without a reload: the guards look again. */
function useGuardsOnChange(): void {
  const { revalidate } = useRevalidator();
  useEffect(() => flags.subscribe(() => void revalidate()), [revalidate]);
}

/** specification §9. */
const reloadDelay = 3000;

/** specification §8: says it, and loads the newer build. */
function useNewerBuild(): void {
  const t = useTexts('common');
  const watch = useDeferredPart([], () => import('@riderbell/web/build/browser-build.ts'));
  const tell = useEffectEvent(() => {
    notify({ kind: 'warning', message: t('outdated'), duration: noticeDuration.longest });
    setTimeout(() => window.location.reload(), reloadDelay);
  });
  useEffect(() => watch?.watchBrowserBuild(() => tell()), [watch]);
}

/** The news is there as long as its flag; the next one is told of again to whoever has closed this one. */
function ContactCentre() {
  const delays = useFlag('contact-centre-delays');
  useEffect(() => {
    if (!delays) store.remove(storageKeys.contactCentreClosed);
  }, [delays]);
  return delays ? <LaterContactCentre /> : null;
}

function LaterContactCentre() {
  const part = useDeferredPart(['maintenance'], () => import('./contact-centre-banner.tsx'));
  return part && <part.ContactCentreBanner />;
}
