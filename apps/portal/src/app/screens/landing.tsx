import { LandingHeader } from '../../features/landing/landing-header.tsx';
import { LandingScreen } from '../../features/landing/landing-screen.tsx';
import { useDeployment } from '@riderbell/web/deployment.ts';
import { useFlag } from '@riderbell/web/flags/flags.ts';
import { useTexts } from '@riderbell/web/i18n/use-texts.ts';
import { Link } from 'react-router';
import { useIsHydrated } from '@riderbell/web/use-is-hydrated.ts';
import { buttonLook } from '@riderbell/ui/buttons/button-look.ts';
import { InlineNotice } from '@riderbell/ui/notices/inline-notice.tsx';
import { LaterBrandChoice } from '../brand/later-brand-choice.tsx';
import { DocumentTitle } from '../layout/document-title.tsx';
import { LanguageChoice } from '../layout/language-choice.tsx';
import { MainArea } from '../layout/main-area.tsx';
import { SiteFooter } from '../layout/site-footer.tsx';
import { returnAddress } from '../return-address.ts';
import { paths } from '../../platform/paths.ts';
import { requestEntryPath } from '../request-entry.ts';
import { tourState } from '../welcome/tour-state.ts';

export function Landing() {
  const t = useTexts('landing');
  const { identity_provider: provider } = useDeployment();
  // An outside identity provider also handles the registration.
  const canRegister = !useFlag('deactivate-sign-up-button') && provider === null;
  const isHydrated = useIsHydrated();
  const activeFlags = new Set([
    useFlag('guest_checkout') && 'guest_checkout',
    useFlag('request-a-rider-button-goes-to-login-page') && 'request-a-rider-button-goes-to-login-page',
  ]);
  // The server renders the page without knowing the visitor.
  const willReturn = isHydrated && returnAddress.at() !== null;
  const entry = {
    startPath: requestEntryPath((flag) => activeFlags.has(flag), {
      canRegister,
      isKnown: isHydrated && tourState.wasOffered(),
    }),
    canRegister,
    canGuestsSend: activeFlags.has('guest_checkout'),
  };
  return (
    <>
      <DocumentTitle title={t('title')} />
      <LandingHeader
        canRegister={canRegister}
        tools={
          <>
            <LaterBrandChoice labelHidden />
            <LanguageChoice labelHidden />
          </>
        }
      />
      <MainArea>
        <LandingScreen entry={entry} notice={willReturn && <ReturnNotice />} />
      </MainArea>
      <SiteFooter />
    </>
  );
}

/** Tells a visitor who requested a page behind the sign-in that it follows after signing in. */
function ReturnNotice() {
  const common = useTexts('common');
  const t = useTexts('landing');
  return (
    <InlineNotice
      kind="info"
      action={
        <Link to={paths.connect()} className={buttonLook('filled')}>
          {t('log-in')}
        </Link>
      }
    >
      {common('asked-for')}
    </InlineNotice>
  );
}
