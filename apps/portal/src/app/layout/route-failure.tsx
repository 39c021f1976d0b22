import { lazy, Suspense, useEffect } from 'react';
import { ApiProblem } from '../../platform/api/api-problem.ts';
import { browserClock, wait } from '../../platform/clock.ts';
import { useTexts } from '../../platform/i18n/use-texts.ts';
import { mendsByNewStart } from '../../platform/lazy/new-start.ts';
import { LoadFailure, withRetry } from '../../platform/lazy/with-retry.ts';
import { useRouteError } from '../../platform/routing/router-provider.tsx';
import { notFound } from '../../platform/routing/routes.ts';
import { tabStore } from '../../platform/storage.ts';
import { buttonLook } from '../../ui/buttons/button-look.ts';
import { MainArea } from './main-area.tsx';
import { Splash } from './splash.tsx';

const NotFound = lazy(async () => ({
  default: (await withRetry(() => import('../screens/not-found.tsx'), wait)).NotFound,
}));

/**
 * What shows where no screen can: the 404 page at an address that its guard does not know, the load failure banner of
 * specification §2, and the end of any screen that broke. The last two are mended by a new start.
 */
export function RouteFailure() {
  const t = useTexts('common');
  const error = useRouteError();
  useEffect(() => {
    if (mendsByNewStart(error, tabStore, browserClock)) window.location.reload();
  }, [error]);
  if (error === notFound) {
    return (
      <Suspense fallback={<Splash />}>
        <NotFound />
      </Suspense>
    );
  }
  return (
    <MainArea className="app-load-failure">
      <p role="alert">{isLoadFailure(error) ? t('load-failure') : t('screen-broke')}</p>
      <button type="button" className={buttonLook('filled')} onClick={() => window.location.reload()}>
        {t('close-and-reload')}
      </button>
    </MainArea>
  );
}

/** A part of the portal or an answer that did not come; anything else is a fault of ours. */
function isLoadFailure(error: unknown): boolean {
  return error instanceof LoadFailure || (error instanceof ApiProblem && error.isOffline);
}
