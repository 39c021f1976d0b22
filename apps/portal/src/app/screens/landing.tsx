import { LandingFooter } from '../../features/landing/landing-footer.tsx';
import { LandingHeader } from '../../features/landing/landing-header.tsx';
import { LandingScreen } from '../../features/landing/landing-screen.tsx';
import { useTexts } from '../../platform/i18n/use-texts.ts';
import { DocumentTitle } from '../layout/document-title.tsx';
import { LanguageChoice } from '../layout/language-choice.tsx';
import { MainArea } from '../layout/main-area.tsx';
import { paths } from '../paths.ts';

export function Landing() {
  const t = useTexts('landing');
  return (
    <>
      <DocumentTitle title={t('title')} />
      <LandingHeader homePath={paths.landing()} logInPath={paths.connect()} tools={<LanguageChoice labelHidden />} />
      <MainArea>
        <LandingScreen startPath={paths.connect()} />
      </MainArea>
      <LandingFooter />
    </>
  );
}
