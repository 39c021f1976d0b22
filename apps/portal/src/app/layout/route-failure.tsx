import { useRouteError } from 'react-router';
import { useTexts } from '../../platform/i18n/use-texts.ts';
import { buttonLook } from '../../ui/buttons/button-look.ts';
import { MainArea } from './main-area.tsx';

/** The load failure banner of specification §2, and the end of any screen that broke: both are mended by a new start. */
export function RouteFailure() {
  const t = useTexts('common');
  const error = useRouteError();
  const broken = error instanceof Error && !isLoadFailure(error);
  return (
    <MainArea className="app-load-failure">
      <p role="alert">{broken ? t('screen-broke') : t('load-failure')}</p>
      <button type="button" className={buttonLook('filled')} onClick={() => window.location.reload()}>
        {t('reload')}
      </button>
    </MainArea>
  );
}

/** Browsers word a failed `import()` each in their own way, but all make it a TypeError; the api client's has no answer. */
function isLoadFailure(error: Error): boolean {
  return error instanceof TypeError || ('isOffline' in error && error.isOffline === true);
}
