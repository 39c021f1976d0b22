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
import { askedFor } from '../asked-for.ts';
import { paths } from '../../platform/paths.ts';
import { requestEntry } from '../request-entry.ts';
import { tourTurn } from '../welcome/tour-turn.ts';

export function Landing() {
  const t = useTexts('landing');
  const { identity_provider: provider } = useDeployment();
  // Where an outside provider keeps the accounts, it makes them too.
  const registers = !useFlag('deactivate-sign-up-button') && provider === null;
  const isLive = useIsHydrated();
  const on = new Set([
    useFlag('guest_checkout') && 'guest_checkout',
    useFlag('request-a-rider-button-goes-to-login-page') && 'request-a-rider-button-goes-to-login-page',
  ]);
  // The server draws the page for everybody.
  const leadsOn = isLive && askedFor.at() !== null;
  const entry = {
    startPath: requestEntry((flag) => on.has(flag), { registers, isKnown: isLive && tourTurn.wasOffered() }),
    registers,
    guestsSend: on.has('guest_checkout'),
  };
  return (
    <>
      <DocumentTitle title={t('title')} />
      <LandingHeader
        registers={registers}
        tools={
          <>
            <LaterBrandChoice labelHidden />
            <LanguageChoice labelHidden />
          </>
        }
      />
      <MainArea>
        <LandingScreen entry={entry} notice={leadsOn && <LeadsOn />} />
      </MainArea>
      <SiteFooter />
    </>
  );
}

/** Says to a visitor who came for a page behind the sign-in that it comes after it. */
function LeadsOn() {
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
