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
import { NotFound as NoPage } from '../guards/not-found.ts';
import { MainArea } from './main-area.tsx';
import { Splash } from './splash.tsx';

const NotFound = lazyPart(() => import('../screens/not-found.tsx'), 'NotFound');

/**
 * What shows where no screen can: the 404 page at an address that its guard does not know, the load failure banner of
 * specification §2, and the end of any screen that broke. The last two are mended by a new start.
 */
export function RouteFailure() {
  const t = useTexts('common');
  const error = useRouteError();
  const message = useMessage(error);
  useEffect(() => {
    if (shouldReload(error, tabStore, browserClock)) window.location.reload();
  }, [error]);
  useAnotherChance();
  if (error instanceof NoPage) {
    return (
      <Suspense fallback={<Splash />}>
        <NotFound />
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
 * Goes to the same address again when flags change, because a gated screen may be open by then. The guards look again too, but that
 * alone leaves the failure in place: the router forgets one only at another location, or where React has rendered the time in
 * between, which it skips when a guard answers at once.
 */
function useAnotherChance(): void {
  const navigate = useNavigate();
  const location = useLocation();
  const again = useEffectEvent(() => void navigate(location, { replace: true, state: location.state as unknown }));
  useEffect(() => flags.subscribe(() => again()), []);
}

/** The terms have sentences of their own (specification §8), and come by themselves once the connection is back. */
function useMessage(error: unknown): string {
  const t = useTexts('common');
  const online = useOnline();
  const isOfTerms = routeAt(useLocation().pathname) === 'termsAndConditions' && isLoadFailure(error);
  const wasOffline = useRef(false);
  useEffect(() => {
    if (!isOfTerms) return;
    if (online && wasOffline.current) window.location.reload();
    wasOffline.current = !online;
  }, [isOfTerms, online]);
  if (!isLoadFailure(error)) return t('screen-broke');
  if (!isOfTerms) return t('load-failure');
  return online ? t('terms-failed') : t('error.cant-download-offline-tos');
}

/** A part of the portal or an answer that did not come; anything else is a fault of ours. */
function isLoadFailure(error: unknown): boolean {
  return error instanceof LoadFailure || (error instanceof ApiProblem && error.isOffline);
}
