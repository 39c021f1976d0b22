import { LandingHeader } from '../../features/landing/landing-header.tsx';
import { LandingScreen } from '../../features/landing/landing-screen.tsx';
import { useDeployment } from '../../platform/deployment.ts';
import { useFlag } from '../../platform/flags/flags.ts';
import { useTexts } from '../../platform/i18n/use-texts.ts';
import { LaterBrandChoice } from '../brand/later-brand-choice.tsx';
import { DocumentTitle } from '../layout/document-title.tsx';
import { LanguageChoice } from '../layout/language-choice.tsx';
import { MainArea } from '../layout/main-area.tsx';
import { SiteFooter } from '../layout/site-footer.tsx';
import { paths } from '../paths.ts';
import { requestEntry } from '../request-entry.ts';

export function Landing() {
  const t = useTexts('landing');
  const { identity_provider: provider } = useDeployment();
  const on = new Set([
    useFlag('guest_checkout') && 'guest_checkout',
    useFlag('request-a-rider-button-goes-to-login-page') && 'request-a-rider-button-goes-to-login-page',
  ]);
  const leads = {
    home: paths.landing(),
    logIn: paths.connect(),
    // Where an outside provider keeps the accounts, it makes them too.
    register: useFlag('deactivate-sign-up-button') || provider !== null ? null : paths.register(),
    start: requestEntry((flag) => on.has(flag)),
    guestsSend: on.has('guest_checkout'),
    track: paths.trackingC2c,
    prohibitedItems: paths.prohibitedItems(),
    terms: paths.termsAndConditions(),
  };
  return (
    <>
      <DocumentTitle title={t('title')} />
      <LandingHeader
        paths={leads}
        tools={
          <>
            <LaterBrandChoice labelHidden />
            <LanguageChoice labelHidden />
          </>
        }
      />
      <MainArea>
        <LandingScreen paths={leads} />
      </MainArea>
      <SiteFooter />
    </>
  );
}
