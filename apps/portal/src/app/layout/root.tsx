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
import { snackbarDuration, notify } from '@riderbell/ui/notices/notify.ts';
import { returnAddress } from '../return-address.ts';
import { isPublicPage } from '../guards/verdict.ts';
import { paths } from '../../platform/paths.ts';
import { useDeferredPart } from '@riderbell/web/lazy/use-deferred-part.ts';
import { useShownPath } from '../shown-path.ts';
import { mainId } from './main-area.tsx';

/** Wraps every screen: the skip link, focus and scroll position after navigation, the end of a session, and revalidation of the guards. */
export function Root() {
  const t = useTexts('common');
  useFocusOnNewScreen();
  useSessionEnd();
  useNewerBuild();
  useRevalidationOnFlagChange();
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
 * After navigation, moves the focus to the heading of the new screen as soon as it is rendered, unless the screen has moved the focus
 * itself. The first screen of a visit keeps the browser's initial focus.
 */
function useFocusOnNewScreen(): void {
  const { pathname } = useLocation();
  const [, screen] = pathname.split('/');
  const shownScreen = useRef(screen);
  useEffect(() => {
    if (shownScreen.current === screen) return undefined;
    shownScreen.current = screen;
    if (focusHeading()) return undefined;
    const observer = new MutationObserver(() => focusHeading() && observer.disconnect());
    observer.observe(document.body, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, [screen]);
}

/** @returns whether the focus is inside the screen now */
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
    const isRefused = reason === 'refused';
    // After an expired session the merchant wants to return to the page; after a sign-out not.
    if (isRefused) returnAddress.keep(createPath(location));
    else returnAddress.forget();
    const message = t(isRefused ? 'session-ended' : 'disconnected');
    notify({ kind: isRefused ? 'warning' : 'info', message, id: 'session' });
    // If the session ended before the first screen, the guard has already redirected. Public pages stay.
    if (pathname !== paths.landing() && !isPublicPage(pathname)) void navigate(paths.landing());
  });
  useEffect(() => session.onEnd((reason) => leave(reason)), []);
}

/** Runs the guards again when flags change, so that maintenance and gated screens need no reload. */
function useRevalidationOnFlagChange(): void {
  const { revalidate } = useRevalidator();
  useEffect(() => flags.subscribe(() => void revalidate()), [revalidate]);
}

/** Specification §9. */
const reloadDelay = 3000;

/** Announces a newer build and reloads the page (specification §8). */
function useNewerBuild(): void {
  const t = useTexts('common');
  const watch = useDeferredPart([], () => import('@riderbell/web/build/browser-build.ts'));
  const announce = useEffectEvent(() => {
    notify({ kind: 'warning', message: t('outdated'), duration: snackbarDuration.longest });
    setTimeout(() => window.location.reload(), reloadDelay);
  });
  useEffect(() => watch?.watchBrowserBuild(() => announce()), [watch]);
}

/**
 * Shows the banner while its flag is on. When the flag goes off, forgets that a merchant closed it, so that the next incident
 * shows again.
 */
function ContactCentre() {
  const hasDelays = useFlag('contact-centre-delays');
  useEffect(() => {
    if (!hasDelays) store.remove(storageKeys.contactCentreClosed);
  }, [hasDelays]);
  return hasDelays ? <LaterContactCentre /> : null;
}

function LaterContactCentre() {
  const part = useDeferredPart(['maintenance'], () => import('./contact-centre-banner.tsx'));
  return part && <part.ContactCentreBanner />;
}
