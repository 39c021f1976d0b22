import { Suspense, useEffect, useEffectEvent, useRef } from 'react';
import { ApiProblem } from '@riderbell/web/api/api-problem.ts';
import { useOnline } from '@riderbell/web/api/online.ts';
import { browserClock } from '@riderbell/web/clock.ts';
import { flags } from '@riderbell/web/flags/flags.ts';
import { useTexts } from '@riderbell/web/i18n/use-texts.ts';
import { shouldReload } from '@riderbell/web/lazy/should-reload.ts';
import { lazyPart } from '@riderbell/web/lazy/lazy-part.ts';
import { LoadFailure } from '@riderbell/web/lazy/with-retry.ts';
import { useLocation, useNavigate, useRouteError } from 'react-router';
import { tabStore } from '@riderbell/web/storage/storage.ts';
import { buttonLook } from '@riderbell/ui/buttons/button-look.ts';
import { routeAt } from '../../platform/paths.ts';
import { PageNotFound } from '../guards/page-not-found.ts';
import { MainArea } from './main-area.tsx';
import { Splash } from './splash.tsx';

const NotFoundPage = lazyPart(() => import('../screens/not-found.tsx'), 'NotFoundPage');

/**
 * Shows instead of a screen: the 404 page at an unknown address, the load failure banner of
 * specification §2, and the error of a screen that crashed. A reload may fix the last two.
 */
export function RouteFailure() {
  const t = useTexts('common');
  const error = useRouteError();
  const message = useMessage(error);
  useEffect(() => {
    if (shouldReload(error, tabStore, browserClock)) window.location.reload();
  }, [error]);
  useRetryOnFlagChange();
  if (error instanceof PageNotFound) {
    return (
      <Suspense fallback={<Splash />}>
        <NotFoundPage />
      </Suspense>
    );
  }
  return (
    <MainArea className="app-load-failure">
      <p role="alert">{message}</p>
      <button type="button" className={buttonLook('filled')} onClick={() => window.location.reload()}>
        {t('close-and-reload')}
      </button>
    </MainArea>
  );
}

/**
 * Navigates to the same address again when flags change, because they may open a gated screen. Revalidating the guards
 * alone would leave the failure in place: the router forgets it only at another location, or if React has rendered in
 * between, which it skips if a guard answers at once.
 */
function useRetryOnFlagChange(): void {
  const navigate = useNavigate();
  const location = useLocation();
  const retry = useEffectEvent(() => void navigate(location, { replace: true, state: location.state as unknown }));
  useEffect(() => flags.subscribe(() => retry()), []);
}

/** The terms have separate messages (specification §8), and reload by themselves when the connection returns. */
function useMessage(error: unknown): string {
  const t = useTexts('common');
  const isOnline = useOnline();
  const isTermsFailure = routeAt(useLocation().pathname) === 'termsAndConditions' && isLoadFailure(error);
  const wasOffline = useRef(false);
  useEffect(() => {
    if (!isTermsFailure) return;
    if (isOnline && wasOffline.current) window.location.reload();
    wasOffline.current = !isOnline;
  }, [isTermsFailure, isOnline]);
  if (!isLoadFailure(error)) return t('screen-broke');
  if (!isTermsFailure) return t('load-failure');
  return isOnline ? t('terms-failed') : t('error.cant-download-offline-tos');
}

/** Whether a part of the portal or an answer could not be loaded; anything else is a bug. */
function isLoadFailure(error: unknown): boolean {
  return error instanceof LoadFailure || (error instanceof ApiProblem && error.isOffline);
}
